package transport

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

type events []struct {
	moment string
	assessment.Event
}

func (e *events) hooks() assessment.Hooks {
	at := func(moment string) func(context.Context, assessment.Event) error {
		return func(_ context.Context, event assessment.Event) error {
			*e = append(*e, struct {
				moment string
				assessment.Event
			}{moment, event})
			if event.Header.Get("X-Changed") != "" {
				return errors.New("a hook sees what another one changed")
			}
			event.Header.Set("X-Changed", "by a hook")
			return nil
		}
	}
	return assessment.Hooks{OnRequest: at("request"), OnResponse: at("response"), OnFailure: at("failure")}
}

func (e *events) told() []string {
	var told []string
	for _, one := range *e {
		line := fmt.Sprint(one.moment, " ", one.Attempt)
		if one.StatusCode != 0 {
			line += fmt.Sprint(" ", one.StatusCode)
		}
		if one.WillRetry {
			line += fmt.Sprint(" again after ", one.Wait)
		}
		told = append(told, line)
	}
	return told
}

func TestHooksSeeEachTry(t *testing.T) {
	var seen events
	requests := 0
	client, server := serving(t, func(response http.ResponseWriter, request *http.Request) {
		requests++
		if request.Header.Get("X-Changed") != "" || request.Header.Get("X-Api-Key") != "key" {
			t.Error(request.Header)
		}
		switch requests {
		case 1:
			panic(http.ErrAbortHandler)
		case 2:
			response.Header().Set("Retry-After", "3")
			response.WriteHeader(http.StatusTooManyRequests)
		case 3:
			response.WriteHeader(http.StatusServiceUnavailable)
		default:
			response.Header().Set("X-Trace", "7")
		}
	}, assessment.WithHooks(seen.hooks()), assessment.WithRetry(assessment.Retry{FirstWait: time.Second}),
		assessment.WithWaitOn429(1), assessment.WithHeader("Authorization", "Bearer abc"))
	client.wait = func(context.Context, time.Duration) error { return nil }
	parameters := []Parameter{{Name: "email", Value: "maya@example.com"}}
	request := Request{Operation: "listThings", Method: "GET", Path: "/things", Query: parameters, Accept: "application/json"}
	base := strings.Replace(server.URL, "http://", "http://user:word@", 1)
	if err := SendOnly(context.Background(), client, request, []assessment.CallOption{assessment.WithBaseURL(base)}); err != nil {
		t.Fatal(err)
	}
	want := []string{
		"request 1", "failure 1 again after 1s",
		"request 2", "response 2 429 again after 3s",
		"request 3", "response 3 503 again after 2s",
		"request 4", "response 4 200",
	}
	if told := seen.told(); !slices.Equal(told, want) {
		t.Fatal(told)
	}
	for _, one := range seen {
		if one.Operation != "listThings" || one.Method != "GET" || !strings.HasSuffix(one.URL, "/things?email=maya%40example.com") {
			t.Error(one.Event)
		}
		for _, name := range []string{"X-Api-Key", "Authorization"} {
			if one.Header.Get(name) != "[redacted]" {
				t.Error(name, one.Header)
			}
		}
		if text := fmt.Sprint(one.Event); strings.Contains(text, "word") || strings.Contains(text, "abc") {
			t.Error(text)
		}
		if (one.Duration > 0) == (one.moment == "request") {
			t.Error(one.moment, one.Duration)
		}
	}
	var broken *assessment.ConnectionError
	if !errors.As(seen[1].Err, &broken) || seen[7].ResponseHeader.Get("X-Trace") != "7" {
		t.Error(seen[1].Err, seen[7].ResponseHeader)
	}
}

func TestAnErrorOfAHookEndsTheCall(t *testing.T) {
	enough := errors.New("enough")
	fail := func(context.Context, assessment.Event) error { return enough }
	for moment, one := range map[string]struct {
		hooks    assessment.Hooks
		requests int
	}{
		"request":  {assessment.Hooks{OnRequest: fail}, 0},
		"response": {assessment.Hooks{OnResponse: fail}, 1},
		"failure":  {assessment.Hooks{OnFailure: fail}, 1},
	} {
		var requests atomic.Int32
		var seen events
		client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
			requests.Add(1)
			if moment == "failure" {
				panic(http.ErrAbortHandler)
			}
			response.WriteHeader(http.StatusServiceUnavailable)
		}, assessment.WithHooks(one.hooks), assessment.WithHooks(seen.hooks()), assessment.WithRetry(assessment.Retry{}))
		client.wait = func(context.Context, time.Duration) error { return nil }
		if err := list(context.Background(), client); !errors.Is(err, enough) || int(requests.Load()) != one.requests {
			t.Error(moment, requests.Load(), err)
		}
		if len(seen) != one.requests {
			t.Error("the hooks behind it were told", seen.told())
		}
	}
}

func TestLogHooks(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{ReplaceAttr: func(_ []string, one slog.Attr) slog.Attr {
		if slices.Contains([]string{slog.TimeKey, "duration", "url", "error"}, one.Key) {
			return slog.Attr{}
		}
		return one
	}}))
	requests := 0
	client, _ := serving(t, func(response http.ResponseWriter, _ *http.Request) {
		if requests++; requests == 1 {
			panic(http.ErrAbortHandler)
		}
		if requests == 2 {
			response.WriteHeader(http.StatusBadRequest)
		}
	}, assessment.WithHooks(assessment.LogHooks(logger)))
	client.wait = func(context.Context, time.Duration) error { return nil }
	_ = list(context.Background(), client, assessment.WithRetry(assessment.Retry{FirstWait: time.Second}))
	if err := list(context.Background(), client); err != nil {
		t.Fatal(err)
	}
	want := `level=WARN msg="assessment: request" operation=listThings method=GET attempt=1 wait=1s
level=WARN msg="assessment: request" operation=listThings method=GET attempt=2 status=400
level=INFO msg="assessment: request" operation=listThings method=GET attempt=1 status=200
`
	if log.String() != want {
		t.Error(log.String())
	}
}

func TestALogHasNoQuery(t *testing.T) {
	var log bytes.Buffer
	hooks := assessment.LogHooks(slog.New(slog.NewTextHandler(&log, nil)))
	event := assessment.Event{URL: "https://api.example.com/v2/candidates?query=Lindqvist", StatusCode: http.StatusOK}
	if err := hooks.OnResponse(context.Background(), event); err != nil {
		t.Fatal(err)
	}
	if text := log.String(); strings.Contains(text, "Lindqvist") || !strings.Contains(text, "https://api.example.com/v2/candidates") {
		t.Error(text)
	}
}
