package transport

import (
	"context"
	"fmt"
	"time"
)

func (c *Client) sendWithRetries(ctx context.Context, request *outgoing) (*response, error) {
	if total := request.call.TotalTimeout; total > 0 {
		limited, cancel := context.WithTimeout(ctx, total)
		defer cancel()
		ctx = limited
	}
	repeats := repeats{client: c, request: request}
	for attempt := 1; ; attempt++ {
		got, pause, err := c.attempt(ctx, request, attempt, &repeats)
		if pause == nil {
			return got, err
		}
		if stopped := c.wait(ctx, *pause); stopped != nil {
			return nil, fmt.Errorf("%w while waiting after %w", stopped, err)
		}
	}
}

// attempt also returns the wait before the next attempt; nil if none follows.
func (c *Client) attempt(ctx context.Context, request *outgoing, attempt int, repeats *repeats) (*response, *time.Duration, error) {
	content, err := request.body.open()
	if err != nil {
		return nil, nil, err
	}
	defer request.body.close()
	event := c.eventOf(request, attempt)
	if err := c.tell(ctx, onRequest, event); err != nil {
		return nil, nil, err
	}
	start := time.Now()
	got, err := c.sendOnce(ctx, request, content)
	event.Duration = time.Since(start)
	moment := onFailure
	if err == nil {
		moment = onResponse
		event.StatusCode, event.ResponseHeader = got.status, got.header
		if request.call.OnResponse != nil {
			request.call.OnResponse(got.status, got.header, got.body)
		}
		err = refusalIn(got)
	} else {
		event.Err = err
	}
	pause := repeats.pauseAfter(ctx, err)
	if pause != nil {
		event.WillRetry, event.Wait = true, *pause
	}
	if err := c.tell(ctx, moment, event); err != nil {
		return nil, nil, err
	}
	if err != nil {
		return nil, pause, err
	}
	return got, nil, nil
}
