package assessment

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Option configures a client.
type Option interface {
	// ApplyToClient is internal.
	ApplyToClient(client *settings.Client)
}

// CallOption configures a single call.
type CallOption interface {
	// ApplyToCall is internal.
	ApplyToCall(call *settings.Call)
}

// SharedOption configures a client or a single call. The option of a call takes precedence.
type SharedOption func(call *settings.Call)

// ApplyToClient implements [Option].
func (o SharedOption) ApplyToClient(client *settings.Client) { o(&client.Call) }

// ApplyToCall implements [CallOption].
func (o SharedOption) ApplyToCall(call *settings.Call) { o(call) }

type clientOption func(client *settings.Client)

func (o clientOption) ApplyToClient(client *settings.Client) { o(client) }

type callOption func(call *settings.Call)

func (o callOption) ApplyToCall(call *settings.Call) { o(call) }

// WithBaseURL sets the URL of the service, including the version, such as http://127.0.0.1:4010/v2.
func WithBaseURL(url string) SharedOption {
	return func(call *settings.Call) { call.BaseURL = url }
}

// WithHeader adds a request header and overrides the client's header of the same name. It never overrides the key or
// the media types.
func WithHeader(name, value string) SharedOption {
	return func(call *settings.Call) { call.Header.Set(name, value) }
}

// WithHTTPClient sets the HTTP client, for proxies, instrumentation and tests. The given client is not changed.
// Redirects are never followed, because they would send the key to another host.
func WithHTTPClient(carrier *http.Client) Option {
	return clientOption(func(client *settings.Client) { client.HTTPClient = carrier })
}

// WithTimeout sets the timeout of each attempt, up to the last byte of the response. The default is 30 seconds; 0 means
// no timeout. Increase it for slow calls such as uploads.
func WithTimeout(timeout time.Duration) SharedOption {
	return func(call *settings.Call) { call.Timeout = timeout }
}

// WithTotalTimeout sets the timeout of the whole call, including all attempts and the waits between them. Default: no
// timeout. The call fails at once if the next wait would exceed it. A deadline of the context works in the same way;
// the earlier one applies.
func WithTotalTimeout(timeout time.Duration) SharedOption {
	return func(call *settings.Call) { call.TotalTimeout = timeout }
}

// WithWaitOn429 makes a client wait and retry when the rate limit is reached, at most maxRetries times per call. It
// waits as long as the response says, or 8 seconds. It gives up at once if the wait would exceed the call's timeout or,
// without one, a minute. A body that is not an [io.Seeker] can only be read once, so it is not retried.
func WithWaitOn429(maxRetries int) SharedOption {
	return func(call *settings.Call) { call.MaxWaits = maxRetries }
}

// Retry configures retries of transient failures: a missing, incomplete or late response, or a status of 408, 429, 500,
// 502, 503 or 504. The wait follows the response, or is random up to a bound that doubles each time. Zero values select
// the defaults.
type Retry struct {
	// MaxRetries limits the retries per call; default 3.
	MaxRetries int
	// FirstWait is the bound of the first wait; default half a second.
	FirstWait time.Duration
	// MaxWait is the longest wait; default 30 seconds. The call fails at once if a response asks for more.
	MaxWait time.Duration
	// Methods are the methods to retry, in any case; default: the idempotent methods of HTTP, such as GET, PUT and DELETE.
	Methods []string
}

// WithRetry retries transient failures. The option of a call replaces that of the client entirely. [WithTimeout] limits
// each attempt, [WithTotalTimeout] or the context's deadline the call. A body that is not an [io.Seeker] can only be
// read once, so it is not retried.
func WithRetry(retry Retry) SharedOption {
	return func(call *settings.Call) {
		chosen := settings.Retry(retry)
		chosen.Methods = slices.Clone(retry.Methods)
		for index, method := range chosen.Methods {
			chosen.Methods[index] = strings.ToUpper(method)
		}
		call.Retry = &chosen
	}
}

// WithoutRetry disables retries, for example in a call of a client created [WithRetry].
func WithoutRetry() SharedOption {
	return func(call *settings.Call) { call.Retry = nil }
}

// WithStrictResponses makes a response that violates the API's document an [*UnexpectedResponseError], as in contract
// tests. Without it, invalid fields have their zero value, and the method Problems of their model reports them.
func WithStrictResponses() Option {
	return clientOption(func(client *settings.Client) { client.StrictResponses = true })
}

// Response is the raw response.
type Response struct {
	StatusCode int
	Header     http.Header
	// Body is the raw body, decompressed.
	Body []byte
	// Problems are the places of the body that violate the API's document.
	Problems []Problem
}

// ResponseInto stores the raw response, for example to read a header such as Location. It stores the last response of a
// call with retries or pages, including error responses.
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
