// Package transport sends the requests of the generated operations and reads the responses.
package transport

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

const (
	defaultTimeout = 30 * time.Second
	// defaultPause is the period of the rate limit, for a 429 that does not say how long to wait.
	defaultPause = 8 * time.Second
	// maxPause is the longest one in a call whose context has no deadline.
	maxPause = time.Minute
)

// Service is what a version of the API is called by.
type Service struct {
	BaseURL string
	// KeyHeader is the header that the API key goes out in.
	KeyHeader string
	// Release is that of this module, for the header User-Agent.
	Release string
}

// Client sends the requests of one client of the API.
type Client struct {
	baseURL    string
	header     http.Header
	http       *http.Client
	timeout    time.Duration
	maxRetries int
	retry      settings.Retry
	strict     bool
	wait       func(ctx context.Context, pause time.Duration) error
	// spread chooses a pause up to a bound.
	spread func(bound time.Duration) time.Duration
}

// New makes a client of a service.
func New(service Service, key string, options []assessment.Option) (*Client, error) {
	chosen := settings.Client{BaseURL: service.BaseURL, Timeout: defaultTimeout}
	for _, option := range options {
		option(&chosen)
	}
	if !isKey(key) {
		return nil, fmt.Errorf("%w: the API key must be ASCII text without spaces and line breaks", assessment.ErrInvalidArgument)
	}
	if !isBaseURL(chosen.BaseURL) {
		return nil, fmt.Errorf("%w: the base URL must have http or https, a host, and neither query nor fragment", assessment.ErrInvalidArgument)
	}
	header := http.Header{}
	header.Set(service.KeyHeader, key)
	header.Set("User-Agent", "assessment-api-go/"+service.Release)
	return &Client{
		baseURL:    strings.TrimRight(chosen.BaseURL, "/"),
		header:     header,
		http:       withoutRedirects(chosen.HTTPClient),
		timeout:    chosen.Timeout,
		maxRetries: chosen.MaxRetries,
		retry:      withDefaults(chosen.Retry),
		strict:     chosen.StrictResponses,
		wait:       sleep,
		spread:     atRandom,
	}, nil
}

func isKey(key string) bool {
	return key != "" && !strings.ContainsFunc(key, func(letter rune) bool { return letter < '!' || letter > '~' })
}

func isBaseURL(text string) bool {
	base, err := url.Parse(text)
	return err == nil && (base.Scheme == "http" || base.Scheme == "https") && base.Hostname() != "" && !strings.ContainsAny(text, "?#")
}

// withoutRedirects returns a copy of a client, or a new one, that does not hand the key to another host.
func withoutRedirects(given *http.Client) *http.Client {
	var own http.Client
	if given != nil {
		own = *given
	}
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &own
}

// sendPatiently sends a request, and again after a 429 where the client is to wait.
func (c *Client) sendPatiently(ctx context.Context, request *outgoing) (*response, error) {
	for attempt := 0; ; attempt++ {
		got, err := c.sendOnce(ctx, request)
		var refusal *assessment.Error
		if !errors.As(err, &refusal) || refusal.StatusCode != http.StatusTooManyRequests {
			return got, err
		}
		pause, told := refusal.RetryAfter()
		if !told {
			pause = defaultPause
		}
		if attempt >= c.maxRetries || !request.body.repeatable() || pause > timeLeft(ctx) {
			return nil, err
		}
		if stopped := c.wait(ctx, pause); stopped != nil {
			return nil, fmt.Errorf("%w while waiting after %w", stopped, err)
		}
	}
}

// timeLeft is how long a call may wait.
func timeLeft(ctx context.Context) time.Duration {
	if deadline, has := ctx.Deadline(); has {
		return time.Until(deadline)
	}
	return maxPause
}

func sleep(ctx context.Context, pause time.Duration) error {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
