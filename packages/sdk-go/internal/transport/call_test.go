package transport

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

func serving(t *testing.T, handle http.HandlerFunc, options ...assessment.Option) (*Client, *httptest.Server) {
	t.Helper()
	server := httptest.NewServer(handle)
	t.Cleanup(server.Close)
	client, err := New(Service{BaseURL: server.URL, KeyHeader: "X-Api-Key", Release: "1.2.3"}, "key", options)
	if err != nil {
		t.Fatal(err)
	}
	client.spread = func(bound time.Duration) time.Duration { return bound }
	return client, server
}

func list(ctx context.Context, client *Client, options ...assessment.CallOption) error {
	return SendOnly(ctx, client, Request{Operation: "listThings", Method: "GET", Path: "/things", Accept: "application/json"}, options)
}

func TestHeadersOfTheCallWinAndNoneReplacesKeyOrMediaTypes(t *testing.T) {
	var seen http.Header
	client, _ := serving(t, func(_ http.ResponseWriter, request *http.Request) { seen = request.Header },
		assessment.WithHeader("X-Team", "client"), assessment.WithHeader("X-Only", "client"), assessment.WithHeader("x-api-key", "other"))
	err := list(context.Background(), client, assessment.WithHeader("x-team", "call"), assessment.WithHeader("Accept", "text/html"),
		assessment.WithHeader("Content-Type", "text/plain"), assessment.WithHeader("User-Agent", "own"))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"X-Team": "call", "X-Only": "client", "X-Api-Key": "key", "Accept": "application/json", "Content-Type": "", "User-Agent": "own",
	} {
		if seen.Get(name) != want {
			t.Errorf("%s is %q, want %q", name, seen.Get(name), want)
		}
	}
	if err := list(context.Background(), client); err != nil || seen.Get("X-Team") != "client" {
		t.Error(err, "a header of a call stayed:", seen.Get("X-Team"))
	}
	if seen.Get("User-Agent") != "assessment-api-go/1.2.3" {
		t.Error(seen.Get("User-Agent"))
	}
}

func TestWhatCanGoIntoNoRequestIsRefused(t *testing.T) {
	requests := 0
	client, _ := serving(t, func(http.ResponseWriter, *http.Request) { requests++ })
	for _, option := range []assessment.CallOption{
		assessment.WithHeader("X Team", "a"), assessment.WithHeader("", "a"), assessment.WithHeader("X-Team", "a\r\nX-Other: b"),
		assessment.WithBaseURL("api.example.com"), assessment.WithBaseURL("https://api.example.com/v2?a=b"),
	} {
		if err := list(context.Background(), client, option); !errors.Is(err, assessment.ErrInvalidArgument) {
			t.Error(err)
		}
	}
	if _, err := New(Service{BaseURL: "http://localhost"}, "key", []assessment.Option{assessment.WithHeader("X\n", "a")}); !errors.Is(err, assessment.ErrInvalidArgument) {
		t.Error(err)
	}
	if requests > 0 {
		t.Error(requests, "requests")
	}
}

func TestACallGoesToAnotherAddress(t *testing.T) {
	client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) { response.WriteHeader(http.StatusTeapot) })
	_, other := serving(t, func(http.ResponseWriter, *http.Request) {})
	if err := list(context.Background(), client, assessment.WithBaseURL(other.URL+"/")); err != nil {
		t.Error(err)
	}
	if err := list(context.Background(), client); err == nil {
		t.Error("the next call went there, too")
	}
}

func TestTheResponseIsThereAsItCame(t *testing.T) {
	client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
		response.Header().Set("X-Trace", "7")
		response.WriteHeader(http.StatusNotFound)
		_, _ = io.WriteString(response, " {}\n")
	})
	var response assessment.Response
	err := list(context.Background(), client, assessment.ResponseInto(&response))
	if !errors.Is(err, assessment.ErrNotFound) {
		t.Fatal(err)
	}
	if response.StatusCode != http.StatusNotFound || response.Header.Get("X-Trace") != "7" || string(response.Body) != " {}\n" {
		t.Error(response)
	}
}

// hanging starts a server that never responds, and reports closed connections.
func hanging(t *testing.T, options ...assessment.Option) (*Client, chan struct{}) {
	closed := make(chan struct{}, 10)
	client, _ := serving(t, func(_ http.ResponseWriter, request *http.Request) {
		<-request.Context().Done()
		closed <- struct{}{}
	}, options...)
	return client, closed
}

func TestEachTryHasATimeOfItsOwnWhateverTheContextAllows(t *testing.T) {
	for name, one := range map[string]struct {
		ofClient []assessment.Option
		ofCall   []assessment.CallOption
	}{
		"client": {[]assessment.Option{assessment.WithTimeout(20 * time.Millisecond)}, nil},
		"call":   {nil, []assessment.CallOption{assessment.WithTimeout(20 * time.Millisecond)}},
	} {
		t.Run(name, func(t *testing.T) {
			client, closed := hanging(t, one.ofClient...)
			ctx, cancel := context.WithTimeout(context.Background(), time.Hour)
			defer cancel()
			retry := assessment.WithRetry(assessment.Retry{MaxRetries: 2, FirstWait: time.Nanosecond})
			err := list(ctx, client, append(one.ofCall, retry)...)
			var broken *assessment.ConnectionError
			if !errors.As(err, &broken) || !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
				t.Error(err)
			}
			for range 3 {
				<-closed
			}
		})
	}
}

func TestTheTotalTimeEndsAllAttempts(t *testing.T) {
	client, closed := hanging(t, assessment.WithTotalTimeout(20*time.Millisecond), assessment.WithRetry(assessment.Retry{}))
	if err := list(context.Background(), client); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	<-closed
}

func TestAWaitThatWouldEndAfterTheTotalTimeIsNotBegun(t *testing.T) {
	for _, header := range []string{"", "9"} {
		attempts := 0
		client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
			attempts++
			if header != "" {
				response.Header().Set("Retry-After", header)
			}
			response.WriteHeader(http.StatusTooManyRequests)
		}, assessment.WithTotalTimeout(time.Hour))
		client.wait = func(context.Context, time.Duration) error {
			t.Error("it waited")
			return nil
		}
		for _, option := range []assessment.CallOption{
			assessment.WithRetry(assessment.Retry{FirstWait: 9 * time.Second}), assessment.WithWaitOn429(3),
		} {
			attempts = 0
			err := list(context.Background(), client, option, assessment.WithTotalTimeout(5*time.Second))
			if !errors.Is(err, assessment.ErrRateLimited) || attempts != 1 {
				t.Error(header, attempts, err)
			}
		}
	}
}

func TestACallsRetryReplacesThatOfTheClient(t *testing.T) {
	var attempts int
	client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
		attempts++
		response.WriteHeader(http.StatusServiceUnavailable)
	}, assessment.WithRetry(assessment.Retry{MaxRetries: 2}))
	client.wait = func(context.Context, time.Duration) error { return nil }
	for _, one := range []struct {
		options  []assessment.CallOption
		attempts int
	}{
		{nil, 3},
		{[]assessment.CallOption{assessment.WithRetry(assessment.Retry{})}, 4},
		{[]assessment.CallOption{assessment.WithRetry(assessment.Retry{Methods: []string{"POST"}})}, 1},
		{[]assessment.CallOption{assessment.WithoutRetry()}, 1},
		{nil, 3},
	} {
		attempts = 0
		if err := list(context.Background(), client, one.options...); !errors.Is(err, assessment.ErrServer) || attempts != one.attempts {
			t.Errorf("%d attempts, want %d: %v", attempts, one.attempts, err)
		}
	}
}

func TestCancellationEndsAWait(t *testing.T) {
	client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusServiceUnavailable)
	},
		assessment.WithRetry(assessment.Retry{FirstWait: 29 * time.Second}))
	ctx, cancel := context.WithCancel(context.Background())
	wait := client.wait
	client.wait = func(ctx context.Context, pause time.Duration) error {
		cancel()
		return wait(ctx, pause)
	}
	err := list(ctx, client)
	if !errors.Is(err, context.Canceled) || !errors.Is(err, assessment.ErrServer) {
		t.Error(err)
	}
}
