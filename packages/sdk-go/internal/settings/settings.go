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
}

// Call is how a single call is made.
type Call struct {
	// OnAnswer is told the status and the headers of each answer.
	OnAnswer func(status int, header http.Header)
}
