// Package settings contains the values of the public options.
package settings

import (
	"context"
	"net/http"
	"time"
)

// Client contains the settings of a client.
type Client struct {
	// Call contains the defaults of its calls.
	Call
	HTTPClient      *http.Client
	Hooks           []Hooks
	StrictResponses bool
}

// Call contains the settings of a call.
type Call struct {
	BaseURL string
	// Header has neither key nor media types.
	Header http.Header
	// Timeout limits an attempt, TotalTimeout the call; 0 means no timeout.
	Timeout, TotalTimeout time.Duration
	// MaxWaits limits the waits after a 429.
	MaxWaits int
	Retry    *Retry
	// OnResponse receives each response.
	OnResponse func(status int, header http.Header, body []byte)
	// OnProblem receives each violation in the last response.
	OnProblem func(place, reason string)
}

// Retry corresponds to the public type.
type Retry struct {
	MaxRetries int
	FirstWait  time.Duration
	MaxWait    time.Duration
	Methods    []string
}

// Hooks observe attempts; any may be nil.
type Hooks struct {
	OnRequest, OnResponse, OnFailure Hook
}

// Hook receives an event; its error ends the call.
type Hook func(ctx context.Context, event Event) error

// Event corresponds to the public type.
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
