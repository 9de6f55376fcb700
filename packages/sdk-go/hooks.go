package assessment

import (
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Event describes an attempt of a call: its request and, afterwards, its outcome.
type Event struct {
	// Operation is the operationId in the API's document, such as createCandidate.
	Operation string
	Method    string
	// URL is the URL as sent, without a password. Its query may contain personal data.
	URL string
	// Attempt is 1 for the first attempt of a call.
	Attempt int
	// Header contains the request headers; credentials are replaced by [redacted].
	Header http.Header
	// StatusCode is the status of the response; 0 before or without a response.
	StatusCode     int
	ResponseHeader http.Header
	// Err is the reason of a failure, a [*ConnectionError].
	Err error
	// Duration is the time from the start of the attempt to the last byte of the response.
	Duration time.Duration
	// WillRetry reports whether another attempt follows after Wait.
	WillRetry bool
	Wait      time.Duration
}

// Hooks observe the attempts of calls, for logs, metrics and traces. Functions may be nil. An error of a hook ends the
// call and is returned.
type Hooks struct {
	// OnRequest is called before a request is sent.
	OnRequest func(ctx context.Context, event Event) error
	// OnResponse is called after the last byte of a response of any status.
	OnResponse func(ctx context.Context, event Event) error
	// OnFailure is called if the response is missing, incomplete or late.
	OnFailure func(ctx context.Context, event Event) error
}

// WithHooks adds hooks to a client. Hooks run in the order in which they were added.
func WithHooks(hooks Hooks) Option {
	return clientOption(func(client *settings.Client) {
		client.Hooks = append(client.Hooks, settings.Hooks{
			OnRequest: hookOf(hooks.OnRequest), OnResponse: hookOf(hooks.OnResponse), OnFailure: hookOf(hooks.OnFailure),
		})
	})
}

func hookOf(given func(ctx context.Context, event Event) error) settings.Hook {
	if given == nil {
		return nil
	}
	return func(ctx context.Context, event settings.Event) error { return given(ctx, Event(event)) }
}

// LogHooks returns hooks that log each attempt: successes as info, failures as warnings. The query is omitted, because
// it may contain personal data.
func LogHooks(logger *slog.Logger) Hooks {
	log := func(ctx context.Context, event Event) error {
		level := slog.LevelInfo
		if event.Err != nil || event.StatusCode >= http.StatusBadRequest {
			level = slog.LevelWarn
		}
		attributes := []slog.Attr{
			slog.String("operation", event.Operation),
			slog.String("method", event.Method),
			slog.String("url", withoutQuery(event.URL)),
			slog.Int("attempt", event.Attempt),
			slog.Duration("duration", event.Duration),
		}
		if event.Err != nil {
			attributes = append(attributes, slog.Any("error", event.Err))
		} else {
			attributes = append(attributes, slog.Int("status", event.StatusCode))
		}
		if event.WillRetry {
			attributes = append(attributes, slog.Duration("wait", event.Wait))
		}
		logger.LogAttrs(ctx, level, "assessment: request", attributes...)
		return nil
	}
	return Hooks{OnResponse: log, OnFailure: log}
}

func withoutQuery(address string) string {
	place, err := url.Parse(address)
	if err != nil {
		return ""
	}
	place.RawQuery = ""
	return place.String()
}
