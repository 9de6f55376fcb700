package transport

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

const (
	// limitPeriod is the period of the rate limit, for a 429 that does not say how long to wait.
	limitPeriod = 8 * time.Second
	// maxLimitPause is the longest wait for the rate limit in a call that nothing limits.
	maxLimitPause = time.Minute
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

// repeats decides whether a call is sent again.
type repeats struct {
	client  *Client
	request *outgoing
	// waits counts those that the rate limit asked for, retries those after other failures.
	waits, retries int
}

// pauseAfter is how long to wait before a request is sent again after its error; nil when it is not.
func (r *repeats) pauseAfter(ctx context.Context, err error) *time.Duration {
	if err == nil || ctx.Err() != nil || !r.request.body.repeatable() {
		return nil
	}
	if pause, is := limitPause(err); is && r.waits < r.request.call.MaxWaits && pause <= timeLeft(ctx, maxLimitPause) {
		r.waits++
		return &pause
	}
	retry := withDefaults(r.request.call.Retry)
	if r.retries >= retry.MaxRetries || !slices.Contains(retry.Methods, r.request.method) {
		return nil
	}
	pause, passes := r.client.failurePause(err, retry, r.retries)
	if !passes || pause > timeLeft(ctx, pause) {
		return nil
	}
	r.retries++
	return &pause
}

// limitPause is how long a 429 asks to wait, and whether an error is one.
func limitPause(err error) (time.Duration, bool) {
	var refusal *assessment.Error
	if !errors.As(err, &refusal) || refusal.StatusCode != http.StatusTooManyRequests {
		return 0, false
	}
	if asked, told := refusal.RetryAfter(); told {
		return asked, true
	}
	return limitPeriod, true
}

// failurePause is how long to wait after a failure, and whether it passes, in a time that the call waits.
func (c *Client) failurePause(err error, retry settings.Retry, retries int) (time.Duration, bool) {
	var refusal *assessment.Error
	var broken *assessment.ConnectionError
	switch {
	case errors.As(err, &refusal):
		if !slices.Contains(passing, refusal.StatusCode) {
			return 0, false
		}
		if asked, told := refusal.RetryAfter(); told {
			return asked, asked <= retry.MaxWait
		}
	case !errors.As(err, &broken):
		return 0, false
	}
	bound := min(retry.FirstWait, retry.MaxWait)
	for range retries {
		bound = min(2*bound, retry.MaxWait)
	}
	return c.spread(bound), true
}

// timeLeft is how long a call may still take; what is usual where nothing limits it.
func timeLeft(ctx context.Context, usual time.Duration) time.Duration {
	if deadline, has := ctx.Deadline(); has {
		return time.Until(deadline)
	}
	return usual
}

// atRandom spreads clients that failed together.
func atRandom(bound time.Duration) time.Duration { return rand.N(bound + 1) }
