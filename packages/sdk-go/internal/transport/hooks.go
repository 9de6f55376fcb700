package transport

import (
	"context"
	"net/url"

	"github.com/assessment-api/assessment-api-go/internal/settings"
)

const redacted = "[redacted]"

// credentials are the redacted headers besides that of the key.
var credentials = []string{"Authorization", "Proxy-Authorization", "Cookie"}

func onRequest(hooks settings.Hooks) settings.Hook  { return hooks.OnRequest }
func onResponse(hooks settings.Hooks) settings.Hook { return hooks.OnResponse }
func onFailure(hooks settings.Hooks) settings.Hook  { return hooks.OnFailure }

// tell stops at the first error.
func (c *Client) tell(ctx context.Context, moment func(settings.Hooks) settings.Hook, event settings.Event) error {
	for _, one := range c.hooks {
		hook := moment(one)
		if hook == nil {
			continue
		}
		// Copies isolate the caller and other hooks from changes.
		event.Header, event.ResponseHeader = event.Header.Clone(), event.ResponseHeader.Clone()
		if err := hook(ctx, event); err != nil {
			return err
		}
	}
	return nil
}

func (c *Client) eventOf(request *outgoing, attempt int) settings.Event {
	if len(c.hooks) == 0 {
		return settings.Event{}
	}
	header := request.header.Clone()
	for _, name := range append([]string{c.keyHeader}, credentials...) {
		if header.Get(name) != "" {
			header.Set(name, redacted)
		}
	}
	return settings.Event{
		Operation: request.operation, Method: request.method, URL: withoutPassword(request.url), Attempt: attempt, Header: header,
	}
}

func withoutPassword(address string) string {
	place, err := url.Parse(address)
	if err != nil || place.User == nil {
		return address
	}
	place.User = url.User(redacted)
	return place.String()
}
