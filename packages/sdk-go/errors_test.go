package assessment_test

import (
	"errors"
	"net/http"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

func TestEachKindOfRefusal(t *testing.T) {
	kinds := map[int]error{
		400: assessment.ErrBadRequest, 401: assessment.ErrUnauthorized, 404: assessment.ErrNotFound, 409: assessment.ErrConflict,
		412: assessment.ErrPreconditionFailed, 417: assessment.ErrNoCredits, 422: assessment.ErrUnprocessable,
		429: assessment.ErrRateLimited, 500: assessment.ErrServer, 503: assessment.ErrServer,
	}
	for status, kind := range kinds {
		for _, other := range kinds {
			if is := errors.Is(&assessment.Error{StatusCode: status}, other); is != (kind == other) {
				t.Errorf("%d is %v: %v", status, other, is)
			}
		}
	}
	if errors.Is(&assessment.Error{StatusCode: 418}, nil) {
		t.Error("a status without a kind has one")
	}
}

func TestTheMessageHasWhatPeopleNeed(t *testing.T) {
	refusal := &assessment.Error{
		StatusCode: 400, ErrorType: "INVALID", Details: "refused", ErrorID: "e-1",
		ValidationErrors: []assessment.ValidationError{{Field: "email", Message: "is no address"}},
	}
	if refusal.Error() != "assessment: 400 INVALID: refused; email: is no address (error id e-1)" {
		t.Error(refusal.Error())
	}
	for status, message := range map[int]string{307: "assessment: 307: Temporary Redirect", 599: "assessment: 599: no details"} {
		if got := (&assessment.Error{StatusCode: status}).Error(); got != message {
			t.Error(got)
		}
	}
}

func TestRetryAfter(t *testing.T) {
	in := func(header string) *assessment.Error {
		return &assessment.Error{StatusCode: 429, Header: http.Header{"Retry-After": {header}}}
	}
	if pause, told := in("7").RetryAfter(); !told || pause != 7*time.Second {
		t.Error(pause, told)
	}
	if pause, told := in("99999999999999999999").RetryAfter(); !told || pause < 24*time.Hour {
		t.Error(pause, told)
	}
	later := time.Now().Add(time.Minute).UTC().Format(http.TimeFormat)
	if pause, told := in(later).RetryAfter(); !told || pause < 50*time.Second || pause > time.Minute {
		t.Error(pause, told)
	}
	if pause, told := in("Sat, 01 Jan 2000 00:00:00 GMT").RetryAfter(); !told || pause != 0 {
		t.Error(pause, told)
	}
	for _, header := range []string{"", "-1", "soon", "1.5", "²"} {
		if pause, told := in(header).RetryAfter(); told {
			t.Error(header, pause)
		}
	}
}
