package transport

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// passing are the statuses of failures that pass.
var passing = []int{
	http.StatusRequestTimeout, http.StatusTooManyRequests, http.StatusInternalServerError,
	http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout,
}

// idempotent are the methods whose requests may arrive twice.
var idempotent = []string{"GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"}

// withDefaults fills in what a user did not say of retries; without retries there are none.
func withDefaults(given *settings.Retry) settings.Retry {
	if given == nil {
		return settings.Retry{}
	}
	chosen := settings.Retry{
		MaxRetries: cmp.Or(given.MaxRetries, 3),
		FirstWait:  cmp.Or(given.FirstWait, 500*time.Millisecond),
		MaxWait:    cmp.Or(given.MaxWait, 30*time.Second),
		Methods:    given.Methods,
	}
	if chosen.Methods == nil {
		chosen.Methods = idempotent
	}
	return chosen
}

// sendAgain sends a request, and again after a failure that passes where the client is to.
func (c *Client) sendAgain(ctx context.Context, request *outgoing) (*response, error) {
	for attempt := 0; ; attempt++ {
		got, err := c.sendPatiently(ctx, request)
		if err == nil || ctx.Err() != nil || attempt >= c.retry.MaxRetries ||
			!request.body.repeatable() || !slices.Contains(c.retry.Methods, request.method) {
			return got, err
		}
		pause, passes := c.pauseAfter(err, attempt)
		if deadline, has := ctx.Deadline(); !passes || has && pause > time.Until(deadline) {
			return nil, err
		}
		if stopped := c.wait(ctx, pause); stopped != nil {
			return nil, fmt.Errorf("%w while waiting after %w", stopped, err)
		}
	}
}

// pauseAfter is how long to wait after a failure, and whether it passes, in a time that the client waits.
func (c *Client) pauseAfter(err error, attempt int) (time.Duration, bool) {
	var refusal *assessment.Error
	var broken *assessment.ConnectionError
	switch {
	case errors.As(err, &refusal):
		if !slices.Contains(passing, refusal.StatusCode) {
			return 0, false
		}
		if asked, told := refusal.RetryAfter(); told {
			return asked, asked <= c.retry.MaxWait
		}
	case !errors.As(err, &broken):
		return 0, false
	}
	bound := c.retry.FirstWait
	for range attempt {
		bound = min(2*bound, c.retry.MaxWait)
	}
	return c.spread(min(bound, c.retry.MaxWait)), true
}

// atRandom spreads clients that failed together.
func atRandom(bound time.Duration) time.Duration { return rand.N(bound + 1) }
