package assessment

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// Kinds of error responses by status, for [errors.Is].
var (
	ErrBadRequest         = errors.New("assessment: bad request (400)")
	ErrUnauthorized       = errors.New("assessment: the key is missing or wrong (401)")
	ErrNotFound           = errors.New("assessment: there is no such resource (404)")
	ErrConflict           = errors.New("assessment: it exists already, or its state does not allow it (409)")
	ErrPreconditionFailed = errors.New("assessment: what the request relies on cannot be used (412)")
	ErrNoCredits          = errors.New("assessment: the organization has no credits left (417)")
	ErrUnprocessable      = errors.New("assessment: the uploaded file was read, but not understood (422)")
	ErrRateLimited        = errors.New("assessment: too many requests (429)")
	ErrServer             = errors.New("assessment: the service failed (5xx)")
)

// ErrInvalidArgument matches, with [errors.Is], arguments that cannot be sent, such as an empty identifier. No request
// is sent.
var ErrInvalidArgument = errors.New("assessment: invalid argument")

var kinds = map[int]error{
	http.StatusBadRequest:          ErrBadRequest,
	http.StatusUnauthorized:        ErrUnauthorized,
	http.StatusNotFound:            ErrNotFound,
	http.StatusConflict:            ErrConflict,
	http.StatusPreconditionFailed:  ErrPreconditionFailed,
	http.StatusExpectationFailed:   ErrNoCredits,
	http.StatusUnprocessableEntity: ErrUnprocessable,
	http.StatusTooManyRequests:     ErrRateLimited,
}

// Error is an error response of the service. Get it with [errors.As], or test its kind with [errors.Is] and a value
// such as [ErrNotFound].
type Error struct {
	StatusCode int
	// Details describes the error for people: the field details of V1 and V2, message of V3.
	Details string
	// ErrorID is the reference for the support team (V1, V2).
	ErrorID string
	// ValidationErrors are the rejected fields, after a 400 of V1 and V2.
	ValidationErrors []ValidationError
	// ErrorType is the kind of error for programs (V3). Later releases may add values.
	ErrorType string
	// Body is the raw response body, for example to read further fields of V3 errors.
	Body   []byte
	Header http.Header
}

// ValidationError is a field that the service rejected.
type ValidationError struct {
	Field string
	// Value is the rejected value; empty if it is missing or no text.
	Value   string
	Message string
}

// Error returns the details, the rejected fields and the error identifier.
func (e *Error) Error() string {
	var text strings.Builder
	fmt.Fprintf(&text, "assessment: %d", e.StatusCode)
	if e.ErrorType != "" {
		text.WriteString(" " + e.ErrorType)
	}
	text.WriteString(": " + cmp.Or(e.Details, http.StatusText(e.StatusCode), "no details"))
	for _, one := range e.ValidationErrors {
		fmt.Fprintf(&text, "; %s: %s", one.Field, one.Message)
	}
	if e.ErrorID != "" {
		fmt.Fprintf(&text, " (error id %s)", e.ErrorID)
	}
	return text.String()
}

// Is reports whether target is the kind of this error, such as [ErrNotFound].
func (e *Error) Is(target error) bool {
	if e.StatusCode >= http.StatusInternalServerError {
		return target == ErrServer
	}
	kind, known := kinds[e.StatusCode]
	return known && target == kind
}

// RetryAfter returns the time to wait before the next request, and whether the service specified one. A repeated header
// specifies none.
func (e *Error) RetryAfter() (time.Duration, bool) {
	given := strings.Join(e.Header.Values("Retry-After"), ", ")
	if given != "" && strings.Trim(given, "0123456789") == "" {
		seconds, _ := strconv.ParseUint(given, 10, 31) // The largest number if it overflows.
		return time.Duration(seconds) * time.Second, true
	}
	if moment, err := parseDate(given); err == nil {
		return max(0, time.Until(moment)), true
	}
	return 0, false
}

// dates are the three forms of an HTTP date (RFC 9110, 5.6.7): the current one, that of RFC 850, and that of asctime.
// Package time reads names in any case and does not require two digits.
var dates = []struct {
	form   *regexp.Regexp
	layout string
}{
	{regexp.MustCompile(`^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$`), http.TimeFormat},
	{regexp.MustCompile(`^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$`), "Monday, 02-Jan-06 15:04:05 GMT"},
	{regexp.MustCompile(`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$`), time.ANSIC},
}

func parseDate(text string) (time.Time, error) {
	for _, one := range dates {
		if one.form.MatchString(text) {
			return time.Parse(one.layout, text)
		}
	}
	return time.Time{}, errors.New("no HTTP date")
}

// ConnectionError means a missing or incomplete response: the service was unreachable or timed out.
type ConnectionError struct {
	// Err is the cause; it matches [context.Canceled] and [context.DeadlineExceeded] with [errors.Is].
	Err error
}

// Error returns the reason.
func (e *ConnectionError) Error() string { return "assessment: no response: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// UnexpectedResponseError is a response that violates the API's document.
type UnexpectedResponseError struct {
	// StatusCode is the HTTP status; 0 if a page lacks the pointer to the next page.
	StatusCode int
	Header     http.Header
	// Body is the raw response body.
	Body []byte
	Err  error
	// Problems are the places that violate the document; empty if the body is of the wrong kind altogether.
	Problems []Problem
}

// Error returns the problem of the response.
func (e *UnexpectedResponseError) Error() string {
	return fmt.Sprintf("assessment: the response does not fit the document of the API: %v", e.Err)
}

// Unwrap returns the problem of the response.
func (e *UnexpectedResponseError) Unwrap() error { return e.Err }
