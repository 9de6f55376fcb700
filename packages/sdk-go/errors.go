package assessment

import (
	"cmp"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// The kinds of refusals, by status, for [errors.Is].
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

// ErrInvalidArgument says, by [errors.Is], that something cannot be sent as it was given, such as an empty identifier. No request is
// made then.
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

// Error says that the service refused a request. Get it with [errors.As], or ask for its kind with [errors.Is] and one of the values
// that begin with Err.
type Error struct {
	// StatusCode is the HTTP status.
	StatusCode int
	// Details says what is wrong, for people: the field details of V1 and V2, message of V3.
	Details string
	// ErrorID is what to quote to the support team (V1, V2).
	ErrorID string
	// ValidationErrors are the refused fields, after a 400 of V1 and V2.
	ValidationErrors []ValidationError
	// ErrorType is the kind of error, for programs (V3); expect values that no document names.
	ErrorType string
	// Body is the body of the response as it came, for instance with further fields of an error of V3.
	Body []byte
	// Header has the headers of the response.
	Header http.Header
}

// ValidationError is one field that the service refused.
type ValidationError struct {
	// Field is its name.
	Field string
	// Value is what was given; empty when the field is missing.
	Value string
	// Message says what is wrong with it.
	Message string
}

// Error says what the service refused, with each refused field and the identifier of the error.
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

// Is tells whether target is the kind of this error, such as [ErrNotFound].
func (e *Error) Is(target error) bool {
	if e.StatusCode >= http.StatusInternalServerError {
		return target == ErrServer
	}
	kind, known := kinds[e.StatusCode]
	return known && target == kind
}

// RetryAfter is how long to wait before the next request, after a 429, and whether the service said so.
func (e *Error) RetryAfter() (time.Duration, bool) {
	given := e.Header.Get("Retry-After")
	// A number that does not fit becomes the largest one that does.
	if seconds, err := strconv.ParseUint(given, 10, 31); err == nil || errors.Is(err, strconv.ErrRange) {
		return time.Duration(seconds) * time.Second, true
	}
	if moment, err := http.ParseTime(given); err == nil {
		return max(0, time.Until(moment)), true
	}
	return 0, false
}

// ConnectionError says that there is no response, or one that broke off or cannot be unpacked: the service could not be reached, or took
// too long.
type ConnectionError struct {
	// Err is the cause; [errors.Is] finds [context.Canceled] and [context.DeadlineExceeded] in it.
	Err error
}

// Error says why there is no response.
func (e *ConnectionError) Error() string { return "assessment: no response: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// UnexpectedResponseError says that a response does not fit the document of the API.
type UnexpectedResponseError struct {
	// StatusCode is the HTTP status; 0 when a page does not say where its list goes on.
	StatusCode int
	// Header has the headers of the response.
	Header http.Header
	// Body is the body of the response as it came.
	Body []byte
	// Err says what is wrong with it.
	Err error
	// Problems are the places that do not fit the document; empty when the body is not even of the right kind.
	Problems []Problem
}

// Error says what is wrong with the response.
func (e *UnexpectedResponseError) Error() string {
	return fmt.Sprintf("assessment: the response does not fit the document of the API: %v", e.Err)
}

// Unwrap returns what is wrong with the response.
func (e *UnexpectedResponseError) Unwrap() error { return e.Err }
