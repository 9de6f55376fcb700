package assessment

import (
	"net/http"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Option changes how a client is made.
type Option func(*settings.Client)

// WithBaseURL says where the service is, its version included, such as http://127.0.0.1:4010/v2.
func WithBaseURL(url string) Option {
	return func(client *settings.Client) { client.BaseURL = url }
}

// WithHTTPClient says what carries the requests, for proxies and for tests. The given client is not changed; redirects are not
// followed with it either, for they would hand the key to another host.
func WithHTTPClient(carrier *http.Client) Option {
	return func(client *settings.Client) { client.HTTPClient = carrier }
}

// WithTimeout says how long a request and its response may take when the context of a call has no deadline; 30 seconds without this
// option, and no limit with 0. A context with a deadline counts alone: give one to calls that take longer, such as uploads.
func WithTimeout(timeout time.Duration) Option {
	return func(client *settings.Client) { client.Timeout = timeout }
}

// WithWaitOn429 makes a client wait and try again when the rate limit is reached, at most so many times in each call. It waits as long
// as the response says, or 8 seconds. It gives up at once when that is longer than the context of the call lasts or, where the context has
// no deadline, longer than a minute. A body that is no [io.Seeker] can be read once only, so it is not sent again.
func WithWaitOn429(maxRetries int) Option {
	return func(client *settings.Client) { client.MaxRetries = maxRetries }
}

// Retry says how often and for what a request is sent again that failed for a reason which passes: no response, one that broke off or was
// late, or a status of 408, 429, 500, 502, 503 or 504. The wait is random up to a bound that doubles each time, or what the response asks
// for. Where a field has its zero value, its default counts.
type Retry struct {
	// MaxRetries is how often a request is sent again in each call; 3 by default.
	MaxRetries int
	// FirstWait is the bound of the first wait; half a second by default.
	FirstWait time.Duration
	// MaxWait is the longest wait of all; a response that asks for more is an error at once. 30 seconds by default.
	MaxWait time.Duration
	// Methods are those whose requests may arrive twice; by default those that HTTP calls idempotent, such as GET, PUT and DELETE.
	Methods []string
}

// WithRetry makes a client send a request again that failed for a reason which passes. Each try has the time that [WithTimeout] says; a
// context with a deadline ends all of them. A body that is no [io.Seeker] can be read once only, so it is not sent again.
func WithRetry(retry Retry) Option {
	return func(client *settings.Client) {
		chosen := settings.Retry(retry)
		client.Retry = &chosen
	}
}

// WithStrictResponses makes a client refuse a response that does not fit the document of the API with an [*UnexpectedResponseError], as
// contract tests want it. Without it a field that does not fit has its zero value, and the method Problems of its model says so.
func WithStrictResponses() Option {
	return func(client *settings.Client) { client.StrictResponses = true }
}

// CallOption changes a single call.
type CallOption func(*settings.Call)

// Response is what a response has beside its body.
type Response struct {
	// StatusCode is the HTTP status.
	StatusCode int
	// Header has the headers.
	Header http.Header
	// Problems are the places of the body that do not fit the document of the API.
	Problems []Problem
}

// ResponseInto puts the status and the headers of the response into response, such as the header Location of what was created. When the
// client waits and tries again, or walks pages, they are those of the last one.
func ResponseInto(response *Response) CallOption {
	return func(call *settings.Call) {
		call.OnResponse = func(status int, header http.Header) { *response = Response{StatusCode: status, Header: header} }
		call.OnProblem = func(place, reason string) {
			response.Problems = append(response.Problems, Problem{Place: place, Reason: reason})
		}
	}
}
