package transport

import (
	"context"
	"errors"
	"fmt"
	"reflect"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// shown limits the problems in an error message.
const shown = 5

// Send sends a request and parses the response leniently. Returned is a pointer, a slice or a map.
func Send[Returned any](ctx context.Context, client *Client, request Request, options []assessment.CallOption) (Returned, error) {
	var none Returned
	call, err := client.callOf(options)
	if err != nil {
		return none, err
	}
	got, err := client.send(ctx, request, call)
	if err != nil {
		return none, err
	}
	var value Returned
	err = wire.Unmarshal(got.body, &value)
	if err == nil && reflect.ValueOf(value).IsNil() {
		err = errors.New("it is null")
	}
	if err != nil {
		return none, got.unexpected(err, nil)
	}
	problems := append(wire.ProblemsIn(value), wire.ProblemsOfScalars(value, request.Scalars)...)
	for _, problem := range problems {
		if call.OnProblem != nil {
			call.OnProblem(problem.Place, problem.Reason)
		}
	}
	switch {
	case client.strict && len(problems) > 0:
		return none, got.unexpected(inOneLine(problems), problems)
	// A missing list would look like the end of the list.
	case len(wire.Lost(problems, request.Elements)) > 0:
		return value, got.unexpected(inOneLine(problems), problems)
	default:
		return value, nil
	}
}

func (r *response) unexpected(err error, problems []assessment.Problem) error {
	return &assessment.UnexpectedResponseError{StatusCode: r.status, Header: r.header, Body: r.body, Err: err, Problems: problems}
}

func inOneLine(problems []assessment.Problem) error {
	text := ""
	for index, problem := range problems {
		switch {
		case index == shown:
			return fmt.Errorf("%s; and %d more", text, len(problems)-shown)
		case index > 0:
			text += "; "
		}
		text += problem.String()
	}
	return errors.New(text)
}
