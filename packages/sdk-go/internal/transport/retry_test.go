package transport

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

// failing starts a server that always responds with 503, and a client that records the longest possible waits instead
// of waiting.
func failing(t *testing.T, options ...assessment.Option) (*Client, *[]time.Duration) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, _ *http.Request) {
		response.WriteHeader(http.StatusServiceUnavailable)
	}))
	t.Cleanup(server.Close)
	client, err := New(Service{BaseURL: server.URL, KeyHeader: "X-Api-Key"}, "key", options)
	if err != nil {
		t.Fatal(err)
	}
	var pauses []time.Duration
	client.spread = func(bound time.Duration) time.Duration { return bound }
	client.wait = func(_ context.Context, pause time.Duration) error {
		pauses = append(pauses, pause)
		return nil
	}
	return client, &pauses
}

func TestRetriesAreOffByDefaultAndBackOff(t *testing.T) {
	for _, one := range []struct {
		options []assessment.Option
		pauses  []time.Duration
	}{
		{nil, nil},
		{[]assessment.Option{assessment.WithRetry(assessment.Retry{})}, []time.Duration{time.Second / 2, time.Second, 2 * time.Second}},
		{
			[]assessment.Option{assessment.WithRetry(assessment.Retry{MaxRetries: 4, FirstWait: time.Second, MaxWait: 3 * time.Second})},
			[]time.Duration{time.Second, 2 * time.Second, 3 * time.Second, 3 * time.Second},
		},
	} {
		client, pauses := failing(t, one.options...)
		if err := put(client, "PK"); !errors.Is(err, assessment.ErrServer) {
			t.Fatal(err)
		}
		if !slices.Equal(*pauses, one.pauses) {
			t.Errorf("got %v, want %v", *pauses, one.pauses)
		}
	}
}

func TestAStreamThatCanBeReadOnceIsNotSentAgain(t *testing.T) {
	client, pauses := failing(t, assessment.WithRetry(assessment.Retry{}))
	pipe := readOnce{strings.NewReader("PK")}
	if err := put(client, pipe); !errors.Is(err, assessment.ErrServer) || len(*pauses) > 0 {
		t.Fatal(err, *pauses)
	}
}

func TestNoRetryOutlivesItsContext(t *testing.T) {
	client, pauses := failing(t, assessment.WithRetry(assessment.Retry{FirstWait: time.Hour, MaxWait: time.Hour}))
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	err := SendOnly(ctx, client, Request{Method: "GET", Path: "/", Accept: "application/json"}, nil)
	if !errors.Is(err, assessment.ErrServer) || len(*pauses) > 0 {
		t.Fatal(err, *pauses)
	}
}

func TestWaitsAtRandomUpToABound(t *testing.T) {
	seen := map[time.Duration]bool{}
	for range 20 {
		pause := atRandom(time.Second)
		if pause < 0 || pause > time.Second {
			t.Fatal(pause)
		}
		seen[pause] = true
	}
	if len(seen) == 1 {
		t.Fatal("not at random")
	}
}

type readOnce struct{ from *strings.Reader }

func (r readOnce) Read(into []byte) (int, error) { return r.from.Read(into) }
