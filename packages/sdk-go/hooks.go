package assessment

import (
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Event is a try of a call: its request and, once there is one, its outcome.
type Event struct {
	// Operation is the operationId of the API's document, such as createCandidate.
	Operation string
	Method    string
	// URL is the address as it is sent, but for a password. Its query may hold names and addresses of people.
	URL string
	// Attempt is 1 for the first try of a call.
	Attempt int
	// Header has the headers of the request; [redacted] stands for the key and other credentials.
	Header http.Header
	// StatusCode is the status of the response; 0 before it, and where there is none.
	StatusCode int
	// ResponseHeader has the headers of the response.
	ResponseHeader http.Header
	// Err says why there is no response; an [*ConnectionError].
	Err error
	// Duration is how long the try took, to the last byte of the response.
	Duration time.Duration
	// WillRetry says that another try follows, after Wait.
	WillRetry bool
	Wait      time.Duration
}

// Hooks watch the calls of a client, for logs, metrics and traces: each function is called for each try, and may be nil. They change
// nothing; an error that one returns ends the call, which returns it.
type Hooks struct {
	// OnRequest is called before a request is sent.
	OnRequest func(ctx context.Context, event Event) error
	// OnResponse is called after the last byte of a response, whatever its status.
	OnResponse func(ctx context.Context, event Event) error
	// OnFailure is called when there is no response, or one that broke off or was late.
	OnFailure func(ctx context.Context, event Event) error
}

// WithHooks adds hooks to a client; those that were added first are called first.
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

// LogHooks log each try, as info where the service did what it was asked to, and as a warning otherwise. The query of the address is left
// out, since it may hold names and addresses of people.
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
