package transport

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

const (
	// limitPeriod is the wait after a 429 without Retry-After.
	limitPeriod = 8 * time.Second
	// maxLimitPause is the longest wait for the rate limit in a call without a timeout.
	maxLimitPause = time.Minute
)

// passing are the statuses of transient failures.
var passing = []int{
	http.StatusRequestTimeout, http.StatusTooManyRequests, http.StatusInternalServerError,
	http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout,
}

// idempotent are the methods that are retried by default.
var idempotent = []string{"GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"}

// withDefaults disables retries for nil.
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

type repeats struct {
	client  *Client
	request *outgoing
	// waits counts rate limit waits, retries counts other retries.
	waits, retries int
}

// pauseAfter returns nil if no attempt follows.
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

// limitPause also returns whether the error is a 429.
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

// failurePause returns the wait after a failure, and whether it is transient and the wait acceptable.
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
	case !errors.As(err, &broken) || isUntrusted(err):
		return 0, false
	}
	bound := min(retry.FirstWait, retry.MaxWait)
	for range retries {
		bound = min(2*bound, retry.MaxWait)
	}
	return c.spread(bound), true
}

// isUntrusted reports whether the server's certificate was rejected, which another attempt does not change.
func isUntrusted(err error) bool {
	var rejected *tls.CertificateVerificationError
	return errors.As(err, &rejected)
}

// timeLeft returns the default without a deadline.
func timeLeft(ctx context.Context, usual time.Duration) time.Duration {
	if deadline, has := ctx.Deadline(); has {
		return time.Until(deadline)
	}
	return usual
}

// atRandom spreads clients that failed together.
func atRandom(bound time.Duration) time.Duration { return rand.N(bound + 1) }
