package tests

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

// hostileRow is a row of the hostile responses for the SDKs of all languages: packages/sdk-generator/vectors/README.md.
type hostileRow struct {
	Name     string        `json:"name"`
	Call     string        `json:"call"`
	Retry    *hostileRetry `json:"retry"`
	Settings struct {
		BaseURL      *string           `json:"baseUrl"`
		APIKey       *string           `json:"apiKey"`
		Timeout      *float64          `json:"timeout"`
		TotalTimeout *float64          `json:"totalTimeout"`
		Headers      map[string]string `json:"headers"`
		Retry        *hostileRetry     `json:"retry"`
		WaitOn429    *struct {
			MaxRetries int `json:"maxRetries"`
		} `json:"waitOn429"`
	} `json:"settings"`
	Start            any                        `json:"start"`
	FollowsRedirects bool                       `json:"followsRedirects"`
	Untrusted        bool                       `json:"untrusted"`
	Outcome          hostileOutcome             `json:"outcome"`
	Again            []hostileFurther           `json:"again"`
	Except           map[string]json.RawMessage `json:"except"`

	attempts int
}

// hostileRetry has times in seconds.
type hostileRetry struct {
	MaxRetries int      `json:"maxRetries"`
	Seconds    float64  `json:"seconds"`
	MaxSeconds float64  `json:"maxSeconds"`
	Methods    []string `json:"methods"`
}

func inSeconds(given float64) time.Duration { return time.Duration(given * float64(time.Second)) }

func (r hostileRetry) option() assessment.Option {
	return assessment.WithRetry(assessment.Retry{
		MaxRetries: r.MaxRetries, FirstWait: inSeconds(r.Seconds), MaxWait: inSeconds(r.MaxSeconds), Methods: r.Methods,
	})
}

// checkSettings expects that no client can be made with the settings of the row.
func (r hostileRow) checkSettings(t *testing.T) {
	t.Helper()
	key := "key"
	var options []assessment.Option
	given := r.Settings
	if given.APIKey != nil {
		key = *given.APIKey
	}
	if given.BaseURL != nil {
		options = append(options, assessment.WithBaseURL(*given.BaseURL))
	}
	if given.Timeout != nil {
		options = append(options, assessment.WithTimeout(inSeconds(*given.Timeout)))
	}
	if given.TotalTimeout != nil {
		options = append(options, assessment.WithTotalTimeout(inSeconds(*given.TotalTimeout)))
	}
	for name, value := range given.Headers {
		options = append(options, assessment.WithHeader(name, value))
	}
	if given.Retry != nil {
		options = append(options, given.Retry.option())
	}
	if given.WaitOn429 != nil {
		options = append(options, assessment.WithWaitOn429(given.WaitOn429.MaxRetries))
	}
	_, one := apiv1.NewClient(key, options...)
	_, two := apiv2.NewClient(key, options...)
	_, three := apiv3.NewClient(key, options...)
	for _, err := range []error{one, two, three} {
		if !errors.Is(err, assessment.ErrInvalidArgument) {
			t.Fatalf("got %v", err)
		}
	}
}

// hostileFurther is another call of a row over the same HTTP client.
type hostileFurther struct {
	Call    string         `json:"call"`
	Key     string         `json:"key"`
	Outcome hostileOutcome `json:"outcome"`
	// Number counts the calls of a row from 0.
	Number int `json:"-"`
}

// calls returns the calls of a row with their outcomes in Go.
func (r hostileRow) calls(t *testing.T) []hostileFurther {
	t.Helper()
	if other, is := r.Except["go"]; is {
		// Fields that the exception does not set are inherited from the row.
		r.Outcome = hostileOutcome{}
		succeed(t, json.Unmarshal(other, &r))
	}
	calls := append([]hostileFurther{{Outcome: r.Outcome}}, r.Again...)
	for index := range calls {
		calls[index].Number = index
		calls[index].Call = cmp.Or(calls[index].Call, r.Call)
		calls[index].Key = cmp.Or(calls[index].Key, "key")
	}
	return calls
}

type hostileOutcome struct {
	Reads      map[string]any  `json:"reads"`
	Unfit      []string        `json:"unfit"`
	Fails      string          `json:"fails"`
	Status     *int            `json:"status"`
	Details    *string         `json:"details"`
	ErrorID    json.RawMessage `json:"errorId"`
	ErrorType  *string         `json:"errorType"`
	Fields     []string        `json:"fields"`
	Values     []string        `json:"values"`
	RetryAfter json.RawMessage `json:"retryAfter"`
	Timeout    bool            `json:"timeout"`
	Attempts   *int            `json:"attempts"`
}

// make performs a call of a row. It returns the result even after a failure.
func (r *hostileRow) make(t *testing.T, call hostileFurther, http *http.Client, base string, timeout time.Duration) (any, []assessment.Problem, error) {
	t.Helper()
	options := []assessment.Option{assessment.WithBaseURL(base), assessment.WithTimeout(timeout), assessment.WithHTTPClient(http)}
	if call.Number > 0 {
		options = append(options, assessment.WithHeader("X-Call", strconv.Itoa(call.Number)))
	}
	if r.Retry != nil {
		options = append(options, r.Retry.option())
	}
	options = append(options, assessment.WithHooks(assessment.Hooks{OnRequest: func(context.Context, assessment.Event) error {
		r.attempts++
		return nil
	}}))
	page, _ := r.Start.(float64)
	after, _ := r.Start.(string)
	v1 := must(apiv1.NewClient(call.Key, options...))(t)
	v2 := must(apiv2.NewClient(call.Key, options...))(t)
	v3 := must(apiv3.NewClient(call.Key, options...))(t)
	var response assessment.Response
	into := assessment.ResponseInto(&response)
	var value any
	var err error
	switch call.Call {
	case "getCandidate":
		value, err = v2.Candidates.GetCandidate(ctx, "cnd_1", into)
	case "listCandidates":
		value, err = v2.Candidates.ListCandidates(ctx, nil, into)
	case "createCandidate":
		value, err = v2.Candidates.CreateCandidate(ctx, apiv2.NewCandidate{Email: "maya@example.com"}, into)
	case "deleteCandidate":
		err = v2.Candidates.DeleteCandidate(ctx, "cnd_1", into)
	case "getAssessment":
		value, err = v2.Assessments.GetAssessment(ctx, "cnd_1", "asm_1", into)
	case "v1 getCandidate":
		value, err = v1.Candidates.GetCandidate(ctx, "cnd_1", into)
	case "getPerson":
		value, err = v3.People.GetPerson(ctx, "per_1", into)
	case "getPersonCustomFields":
		value, err = v3.People.GetPersonCustomFields(ctx, "per_1", into)
	case "getAggregatedPerson":
		value, err = v3.People.GetAggregatedPerson(ctx, "per_1", nil, into)
	case "listPersonRoles":
		value, err = v3.People.ListPersonRoles(ctx, "per_1", into)
	case "iterateCandidates":
		value, err = collect(v2.Candidates.IterateCandidates(ctx, &apiv2.ListCandidatesParams{Page: int(page)}))
	case "iteratePeople":
		value, err = collect(v3.People.IteratePeople(ctx, &apiv3.ListPeopleParams{After: after}))
	default:
		t.Fatalf("there is no call %s", call.Call)
	}
	return value, response.Problems, err
}

func collect[Element any](walk func(func(Element, error) bool)) ([]Element, error) {
	found := []Element{}
	for one, err := range walk {
		if err != nil {
			return found, err
		}
		found = append(found, one)
	}
	return found, nil
}

var steps = regexp.MustCompile(`[^.\[\]]+`)

// at takes a path such as _embedded.candidates[0].id.
func at(value any, place string) any {
	for _, step := range steps.FindAllString(place, -1) {
		switch inner := value.(type) {
		case map[string]any:
			value = inner[step]
		case []any:
			if step == "length" {
				return json.Number(strconv.Itoa(len(inner)))
			}
			index, err := strconv.Atoi(step)
			if err != nil || index >= len(inner) {
				return nil
			}
			value = inner[index]
		default:
			return nil
		}
	}
	return value
}

func checkValue(t *testing.T, value any, place string, expected any) {
	t.Helper()
	found := at(value, place)
	wanted, is := expected.(map[string]any)
	switch {
	case is && wanted["time"] != nil:
		got := must(time.Parse(time.RFC3339, fmt.Sprint(found)))(t)
		equal(t, got.UTC(), must(time.Parse(time.RFC3339, wanted["time"].(string)))(t).UTC())
	case is && wanted["number"] != nil:
		got, isNumber := new(big.Rat).SetString(fmt.Sprint(found))
		want, _ := new(big.Rat).SetString(wanted["number"].(string))
		isSame := isNumber && want != nil && got.Cmp(want) == 0
		// Package big refuses exponents of millions.
		if !isSame && fmt.Sprint(found) != wanted["number"] {
			t.Fatalf("%s is %v, want %v", place, found, wanted["number"])
		}
	default:
		equal(t, found, expected)
	}
}

func checkFailure(t *testing.T, err error, outcome hostileOutcome) {
	t.Helper()
	var refusal *assessment.Error
	var unexpected *assessment.UnexpectedResponseError
	var connection *assessment.ConnectionError
	kinds := map[string]bool{
		"any":        err == nil,
		"refused":    errors.As(err, &refusal),
		"unexpected": errors.As(err, &unexpected),
		"connection": errors.As(err, &connection),
	}
	if outcome.Fails == "any" && slices.Contains(slices.Collect(maps.Values(kinds)), true) {
		return
	}
	if !kinds[outcome.Fails] {
		t.Fatalf("got %v, want that it is %s", err, outcome.Fails)
	}
	if refusal == nil && strings.Contains(err.Error(), "Lindqvist") {
		t.Fatalf("%v repeats the body", err)
	}
	if unexpected != nil && outcome.Status != nil {
		equal(t, unexpected.StatusCode, *outcome.Status)
	}
	if refusal != nil {
		checkRefusal(t, refusal, outcome)
	}
}

func checkRefusal(t *testing.T, refusal *assessment.Error, outcome hostileOutcome) {
	t.Helper()
	if outcome.Status != nil {
		equal(t, refusal.StatusCode, *outcome.Status)
	}
	if outcome.Details != nil {
		equal(t, refusal.Details, *outcome.Details)
	}
	if outcome.ErrorID != nil {
		id := ""
		succeed(t, json.Unmarshal(outcome.ErrorID, &id))
		equal(t, refusal.ErrorID, id)
	}
	if outcome.ErrorType != nil {
		equal(t, refusal.ErrorType, *outcome.ErrorType)
	}
	if outcome.Fields != nil {
		fields, values := []string{}, []string{}
		for _, one := range refusal.ValidationErrors {
			fields, values = append(fields, one.Field+": "+one.Message), append(values, one.Value)
		}
		equal(t, fields, outcome.Fields)
		if outcome.Values != nil {
			equal(t, values, outcome.Values)
		}
	}
	if wait, says := refusal.RetryAfter(); outcome.RetryAfter != nil {
		checkRetryAfter(t, wait.Seconds(), says, string(outcome.RetryAfter))
	}
}

func checkRetryAfter(t *testing.T, found float64, says bool, expected string) {
	t.Helper()
	equal(t, says, expected != "null")
	if expected == `"long"` {
		equal(t, found >= math.MaxInt32, true)
	} else if says {
		seconds := must(strconv.ParseFloat(expected, 64))(t)
		// A date is relative to the clock, so allow some seconds.
		equal(t, math.Abs(found-seconds) <= map[bool]float64{true: 30, false: 0}[seconds > 60], true)
	}
}

// checkPlaces compares the problems with the row. A number is exact or invalid.
func checkPlaces(t *testing.T, problems []assessment.Problem, outcome hostileOutcome) []string {
	t.Helper()
	var places []string
	for _, problem := range problems {
		places = append(places, problem.Place)
		if number, is := outcome.Reads[problem.Place].(map[string]any); is && number["number"] != nil {
			continue
		}
		if !slices.Contains(outcome.Unfit, problem.Place) {
			t.Fatalf("%v is no problem", problem)
		}
	}
	for _, place := range outcome.Unfit {
		if !slices.Contains(places, place) {
			t.Fatalf("%s is missing in %v", place, problems)
		}
	}
	return places
}

func TestTheTableOfHostileResponses(t *testing.T) {
	table := filepath.Join("..", "..", "sdk-generator", "vectors", "hostile-responses.json")
	text := must(os.ReadFile(cmp.Or(os.Getenv("ASSESSMENT_API_TABLE"), table)))(t)
	for index, row := range read[struct{ Rows []hostileRow }](t, string(text)).Rows {
		t.Run(row.Name, func(t *testing.T) {
			if row.Outcome.Fails == "settings" {
				row.checkSettings(t)
				return
			}
			carrier := &http.Client{Transport: http.DefaultTransport.(*http.Transport).Clone()}
			if !row.FollowsRedirects {
				carrier.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
			}
			server := os.Getenv("ASSESSMENT_API_HOSTILE")
			if row.Untrusted {
				server = os.Getenv("ASSESSMENT_API_UNTRUSTED")
			}
			for _, call := range row.calls(t) {
				checkCall(t, row, call, carrier, fmt.Sprintf("%s/%d/go-%d", server, index, os.Getpid()))
			}
		})
	}
}

func checkCall(t *testing.T, row hostileRow, call hostileFurther, carrier *http.Client, base string) {
	t.Helper()
	outcome := call.Outcome
	timeout := 30 * time.Second
	if outcome.Timeout {
		timeout = 300 * time.Millisecond
	}
	row.attempts = 0
	value, problems, err := row.make(t, call, carrier, base, timeout)
	if outcome.Attempts != nil {
		equal(t, row.attempts, *outcome.Attempts)
	}
	if outcome.Fails == "" {
		succeed(t, err)
	} else {
		checkFailure(t, err, outcome)
	}
	var places []string
	if outcome.Fails == "" {
		places = checkPlaces(t, problems, outcome)
	}
	decoder := json.NewDecoder(bytes.NewReader(asJSON(t, value)))
	decoder.UseNumber()
	var written any
	succeed(t, decoder.Decode(&written))
	for place, expected := range outcome.Reads {
		if !slices.Contains(places, place) || slices.Contains(outcome.Unfit, place) {
			checkValue(t, written, place, expected)
		}
	}
}
