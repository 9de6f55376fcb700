// Package transport sends requests and parses responses.
package transport

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

const defaultTimeout = 30 * time.Second

// Service describes a version of the API.
type Service struct {
	BaseURL string
	// KeyHeader is the header of the API key.
	KeyHeader string
	// Release is the module's version, for the User-Agent header.
	Release string
}

type Client struct {
	keyHeader string
	key       string
	http      *http.Client
	usual     settings.Call
	hooks     []settings.Hooks
	strict    bool
	wait      func(ctx context.Context, pause time.Duration) error
	// spread chooses a random pause up to a bound.
	spread func(bound time.Duration) time.Duration
}

// New creates a client of a service.
func New(service Service, key string, options []assessment.Option) (*Client, error) {
	usual := settings.Call{BaseURL: service.BaseURL, Timeout: defaultTimeout, Header: http.Header{}}
	usual.Header.Set("User-Agent", "assessment-api-go/"+service.Release)
	chosen := settings.Client{Call: usual}
	for _, option := range options {
		option.ApplyToClient(&chosen)
	}
	if !isKey(key) {
		return nil, fmt.Errorf("%w: the API key must be ASCII text without spaces and line breaks", assessment.ErrInvalidArgument)
	}
	if err := check(chosen.Call); err != nil {
		return nil, err
	}
	return &Client{
		keyHeader: service.KeyHeader,
		key:       key,
		http:      withoutRedirects(chosen.HTTPClient),
		usual:     chosen.Call,
		hooks:     chosen.Hooks,
		strict:    chosen.StrictResponses,
		wait:      sleep,
		spread:    atRandom,
	}, nil
}

func (c *Client) callOf(options []assessment.CallOption) (settings.Call, error) {
	call := c.usual
	if len(options) == 0 {
		return call, nil
	}
	call.Header = call.Header.Clone()
	for _, option := range options {
		option.ApplyToCall(&call)
	}
	return call, check(call)
}

func check(call settings.Call) error {
	if !isBaseURL(call.BaseURL) {
		return fmt.Errorf("%w: the base URL must have http or https, a host, and neither query nor fragment", assessment.ErrInvalidArgument)
	}
	if name := negativeIn(call); name != "" {
		return fmt.Errorf("%w: %s must not be negative", assessment.ErrInvalidArgument, name)
	}
	for name, values := range call.Header {
		if !isToken(name) || strings.ContainsFunc(strings.Join(values, ""), isControl) {
			return fmt.Errorf("%w: there can be no header %q with this value", assessment.ErrInvalidArgument, name)
		}
	}
	return nil
}

func negativeIn(call settings.Call) string {
	retry := settings.Retry{}
	if call.Retry != nil {
		retry = *call.Retry
	}
	switch {
	case call.Timeout < 0:
		return "the timeout"
	case call.TotalTimeout < 0:
		return "the total timeout"
	case call.MaxWaits < 0:
		return "the number of retries after a 429"
	case retry.MaxRetries < 0 || retry.FirstWait < 0 || retry.MaxWait < 0:
		return "a limit of Retry"
	default:
		return ""
	}
}

func isKey(key string) bool {
	return key != "" && !strings.ContainsFunc(key, func(letter rune) bool { return letter < '!' || letter > '~' })
}

func isBaseURL(text string) bool {
	base, err := url.Parse(text)
	return err == nil && (base.Scheme == "http" || base.Scheme == "https") && base.Hostname() != "" && !strings.ContainsAny(text, "?#")
}

func isToken(text string) bool {
	return isKey(text) && !strings.ContainsAny(text, `"(),/:;<=>?@[\]{}`)
}

func isControl(letter rune) bool { return letter < ' ' && letter != '\t' || letter == '\x7f' }

// withoutRedirects copies a client, or creates one, that does not follow redirects, because they would send the key to
// another host.
func withoutRedirects(given *http.Client) *http.Client {
	var own http.Client
	if given != nil {
		own = *given
	}
	if own.Transport == nil {
		own.Transport = usualTransport()
	}
	own.Transport = unfollowed{own.Transport}
	return &own
}

// shared keeps more than the two idle connections per host of http.DefaultTransport.
var shared = sync.OnceValue(func() http.RoundTripper {
	own := http.DefaultTransport.(*http.Transport).Clone()
	own.MaxIdleConnsPerHost = own.MaxIdleConns
	return own
})

func usualTransport() http.RoundTripper {
	if _, is := http.DefaultTransport.(*http.Transport); !is {
		return http.DefaultTransport
	}
	return shared()
}

// hiddenLocation is the name of a hidden Location header. No response can have this name.
const hiddenLocation = "\x00Location"

// unfollowed hides the addresses of redirects from [http.Client], which fails for an invalid address even if it does not
// follow it.
type unfollowed struct{ inner http.RoundTripper }

func (u unfollowed) RoundTrip(request *http.Request) (*http.Response, error) {
	received, err := u.inner.RoundTrip(request)
	if err == nil {
		rename(received.Header, "Location", hiddenLocation)
	}
	return received, err
}

func rename(header http.Header, name, other string) {
	if values, has := header[name]; has {
		delete(header, name)
		header[other] = values
	}
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
