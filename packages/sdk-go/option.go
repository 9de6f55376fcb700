package assessment

import (
	"net/http"
	"slices"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Option changes how a client is made.
type Option interface {
	// ApplyToClient is for this module.
	ApplyToClient(client *settings.Client)
}

// CallOption changes a single call.
type CallOption interface {
	// ApplyToCall is for this module.
	ApplyToCall(call *settings.Call)
}

// SharedOption is for a client and for a single call alike; a call's wins.
type SharedOption func(call *settings.Call)

// ApplyToClient makes it an [Option].
func (o SharedOption) ApplyToClient(client *settings.Client) { o(&client.Call) }

// ApplyToCall makes it a [CallOption].
func (o SharedOption) ApplyToCall(call *settings.Call) { o(call) }

type clientOption func(client *settings.Client)

func (o clientOption) ApplyToClient(client *settings.Client) { o(client) }

type callOption func(call *settings.Call)

func (o callOption) ApplyToCall(call *settings.Call) { o(call) }

// WithBaseURL says where the service is, its version included, such as http://127.0.0.1:4010/v2.
func WithBaseURL(url string) SharedOption {
	return func(call *settings.Call) { call.BaseURL = url }
}

// WithHeader adds a header to the request, in place of one with this name that the client adds. It never replaces the key and the media
// types.
func WithHeader(name, value string) SharedOption {
	return func(call *settings.Call) { call.Header.Set(name, value) }
}

// WithHTTPClient says what carries the requests, for proxies, instrumentation and tests. The given client is not changed; redirects are
// not followed with it either, for they would hand the key to another host.
func WithHTTPClient(carrier *http.Client) Option {
	return clientOption(func(client *settings.Client) { client.HTTPClient = carrier })
}

// WithTimeout says how long each try of a call may take, to the last byte of its response; 30 seconds without this option, and no limit
// with 0. Give more to calls that take longer, such as uploads.
func WithTimeout(timeout time.Duration) SharedOption {
	return func(call *settings.Call) { call.Timeout = timeout }
}

// WithTotalTimeout says how long a whole call may take: its tries and the waits between them; no limit without this option. A wait that
// would end later is not begun, and the last failure is returned at once. A deadline of the context does the same, and the earlier counts.
func WithTotalTimeout(timeout time.Duration) SharedOption {
	return func(call *settings.Call) { call.TotalTimeout = timeout }
}

// WithWaitOn429 makes a client wait and try again when the rate limit is reached, at most so many times in each call. It waits as long
// as the response says, or 8 seconds. It gives up at once when that is longer than the call may take or, where nothing limits that,
// longer than a minute. A body that is no [io.Seeker] can be read once only, so it is not sent again.
func WithWaitOn429(maxRetries int) SharedOption {
	return func(call *settings.Call) { call.MaxWaits = maxRetries }
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

// WithRetry sends a request again that failed for a reason which passes. A call's replaces the client's as a whole. Each try has the time
// that [WithTimeout] says; [WithTotalTimeout] or a context with a deadline ends all of them. A body that is no [io.Seeker] can be read
// once only, so it is not sent again.
func WithRetry(retry Retry) SharedOption {
	return func(call *settings.Call) {
		chosen := settings.Retry(retry)
		chosen.Methods = slices.Clone(retry.Methods)
		call.Retry = &chosen
	}
}

// WithoutRetry sends nothing again, such as in a call of a client that was made [WithRetry].
func WithoutRetry() SharedOption {
	return func(call *settings.Call) { call.Retry = nil }
}

// WithStrictResponses makes a client refuse a response that does not fit the document of the API with an [*UnexpectedResponseError], as
// contract tests want it. Without it a field that does not fit has its zero value, and the method Problems of its model says so.
func WithStrictResponses() Option {
	return clientOption(func(client *settings.Client) { client.StrictResponses = true })
}

// Response is a response as it came.
type Response struct {
	// StatusCode is the HTTP status.
	StatusCode int
	// Header has the headers.
	Header http.Header
	// Body is the body as it came, unpacked where the service packed it.
	Body []byte
	// Problems are the places of the body that do not fit the document of the API.
	Problems []Problem
}

// ResponseInto puts the response as it came into response, beside what the call returns: its body, or a header such as Location. Of a
// call that is sent again, or walks pages, it is the last one; a refusal is put there, too.
func ResponseInto(response *Response) CallOption {
	return callOption(func(call *settings.Call) {
		call.OnResponse = func(status int, header http.Header, body []byte) {
			*response = Response{StatusCode: status, Header: header, Body: body}
		}
		call.OnProblem = func(place, reason string) {
			response.Problems = append(response.Problems, Problem{Place: place, Reason: reason})
		}
	})
}
