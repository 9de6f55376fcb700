package transport

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

// limited starts a server that responds with 429 before it reads the body, and a client that records waits instead of
// waiting.
func limited(t *testing.T, retryAfter string, maxRetries int) (*Client, *[]time.Duration) {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, _ *http.Request) {
		if retryAfter != "" {
			response.Header().Set("Retry-After", retryAfter)
		}
		response.WriteHeader(http.StatusTooManyRequests)
	}))
	t.Cleanup(server.Close)
	client, err := New(Service{BaseURL: server.URL, KeyHeader: "X-Api-Key"}, "key", []assessment.Option{assessment.WithWaitOn429(maxRetries)})
	if err != nil {
		t.Fatal(err)
	}
	var pauses []time.Duration
	client.wait = func(_ context.Context, pause time.Duration) error {
		pauses = append(pauses, pause)
		return nil
	}
	return client, &pauses
}

func put(client *Client, body any) error {
	request := Request{Method: "PUT", Path: "/", Accept: "application/json", ContentType: "application/zip", Body: body}
	return SendOnly(context.Background(), client, request, nil)
}

func TestWaitsAsLongAsTheResponseSays(t *testing.T) {
	for header, pause := range map[string]time.Duration{"7": 7 * time.Second, "": limitPeriod} {
		client, pauses := limited(t, header, 2)
		if err := put(client, "PK"); !errors.Is(err, assessment.ErrRateLimited) {
			t.Fatal(err)
		}
		if !slices.Equal(*pauses, []time.Duration{pause, pause}) {
			t.Errorf("%q: %v", header, *pauses)
		}
	}
}

func TestDoesNotWaitByDefault(t *testing.T) {
	client, pauses := limited(t, "7", 0)
	if err := put(client, "PK"); !errors.Is(err, assessment.ErrRateLimited) || len(*pauses) > 0 {
		t.Error(err, *pauses)
	}
}

// A long file, so that the server responds before everything is sent: the race detector then detects reads that
// continue.
func TestAFileIsSentAgainAndLeftOpen(t *testing.T) {
	name := filepath.Join(t.TempDir(), "package.zip")
	if err := os.WriteFile(name, make([]byte, 8<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	client, pauses := limited(t, "1", 3)
	_ = put(client, file) // A refusal, or a connection that the server closed while it was written to.
	if len(*pauses) > 3 {
		t.Error(*pauses)
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		t.Error(err)
	}
}

func TestNothingIsReadAfterTheEnd(t *testing.T) {
	body, err := newBody("application/zip", strings.NewReader("PK"))
	if err != nil {
		t.Fatal(err)
	}
	first, _ := body.open()
	second, _ := body.open()
	if text, err := io.ReadAll(first); err == nil {
		t.Errorf("the first reading went on with %q", text)
	}
	if text, err := io.ReadAll(second); err != nil || string(text) != "PK" {
		t.Error(string(text), err)
	}
	body.close()
	if _, err := second.Read(make([]byte, 1)); err == nil {
		t.Error("read after the end")
	}
}

// net/http requests the body again if the connection was closed.
func TestABodyCanBeReadAgain(t *testing.T) {
	var read []string
	carrier := roundTripper(func(request *http.Request) (*http.Response, error) {
		text, _ := io.ReadAll(request.Body)
		again, err := request.GetBody()
		if err != nil {
			return nil, err
		}
		repeated, _ := io.ReadAll(again)
		read = []string{string(text), string(repeated)}
		return &http.Response{StatusCode: http.StatusNoContent, Body: http.NoBody}, nil
	})
	client, err := New(Service{BaseURL: "http://localhost", KeyHeader: "X-Api-Key"}, "key",
		[]assessment.Option{assessment.WithHTTPClient(&http.Client{Transport: carrier})})
	if err != nil {
		t.Fatal(err)
	}
	if err := put(client, strings.NewReader("PK")); err != nil || !slices.Equal(read, []string{"PK", "PK"}) {
		t.Error(read, err)
	}
}

type roundTripper func(*http.Request) (*http.Response, error)

func (r roundTripper) RoundTrip(request *http.Request) (*http.Response, error) { return r(request) }

func TestASourceThatOnlyLooksAsIfItCouldSeek(t *testing.T) {
	reader, writer, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	writer.Close()
	body, err := newBody("application/zip", reader)
	if err != nil || body.repeatable() || body.length != unknownLength {
		t.Error(body, err)
	}
}

func TestAWaitEndsWithItsContext(t *testing.T) {
	canceled, cancel := context.WithCancel(context.Background())
	cancel()
	if err := sleep(canceled, time.Minute); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if err := sleep(context.Background(), time.Millisecond); err != nil {
		t.Error(err)
	}
}
