// Package settings holds what the options of the public package set.
package settings

import (
	"net/http"
	"time"
)

// Client is how a client is made.
type Client struct {
	BaseURL    string
	HTTPClient *http.Client
	Timeout    time.Duration
	MaxRetries int
	// Retry is nil without retries.
	Retry *Retry
	// StrictResponses refuses what does not fit the document of the API.
	StrictResponses bool
}

// Retry is how a request that failed is sent again, as the public type of this name says.
type Retry struct {
	MaxRetries int
	FirstWait  time.Duration
	MaxWait    time.Duration
	Methods    []string
}

// Call is how a single call is made.
type Call struct {
	// OnResponse is told the status and the headers of each response.
	OnResponse func(status int, header http.Header)
	// OnProblem is told each place of the last response that does not fit the document, and why.
	OnProblem func(place, reason string)
}
