// Package settings holds what the options of the public package set.
package settings

import (
	"context"
	"net/http"
	"time"
)

// Client is how a client is made.
type Client struct {
	// Call is how its calls are made that say nothing else.
	Call
	HTTPClient *http.Client
	Hooks      []Hooks
	// StrictResponses refuses what does not fit the document of the API.
	StrictResponses bool
}

// Call is how a call is made.
type Call struct {
	BaseURL string
	// Header has no key and no media type.
	Header http.Header
	// Timeout limits a try, TotalTimeout all of them; none with 0.
	Timeout, TotalTimeout time.Duration
	// MaxWaits is how often a call waits after a 429.
	MaxWaits int
	// Retry is nil without retries.
	Retry *Retry
	// OnResponse is told each response.
	OnResponse func(status int, header http.Header, body []byte)
	// OnProblem is told each place of the last response that does not fit the document, and why.
	OnProblem func(place, reason string)
}

// Retry is how a request that failed is sent again, as the public type of this name says.
type Retry struct {
	MaxRetries int
	FirstWait  time.Duration
	MaxWait    time.Duration
	Methods    []string
}

// Hooks watch the tries of calls; any may be nil.
type Hooks struct {
	OnRequest, OnResponse, OnFailure Hook
}

// Hook is told an event; its error ends the call.
type Hook func(ctx context.Context, event Event) error

// Event is a try of a call, as the public type of this name says.
type Event struct {
	Operation      string
	Method         string
	URL            string
	Attempt        int
	Header         http.Header
	StatusCode     int
	ResponseHeader http.Header
	Err            error
	Duration       time.Duration
	WillRetry      bool
	Wait           time.Duration
}
