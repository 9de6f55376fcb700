package tests

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

// The functions up to the tests are the programs of README and guide.

func walk(ctx context.Context, client *apiv2.Client) error {
	params := &apiv2.ListCandidatesParams{Tags: []string{"backend"}}
	for candidate, err := range client.Candidates.IterateCandidates(ctx, params) {
		if err != nil {
			return err
		}
		fmt.Println(candidate.Email)
	}
	return nil
}

func refused(ctx context.Context, client *apiv2.Client) error {
	_, err := client.Candidates.GetCandidate(ctx, "cnd_nobody")
	var refusal *assessment.Error
	switch {
	case errors.Is(err, assessment.ErrNotFound):
		fmt.Println("there is no such candidate")
	case errors.As(err, &refusal):
		fmt.Println(refusal.StatusCode, refusal.Details, refusal.ErrorID)
	case err != nil:
		return err
	}
	return nil
}

func options(key, address string) (*apiv2.Client, error) {
	client, err := apiv2.NewClient(key,
		assessment.WithBaseURL(address),
		assessment.WithHeader("X-Team", "hiring"),
		assessment.WithTimeout(10*time.Second),
		assessment.WithTotalTimeout(time.Minute),
		assessment.WithRetry(assessment.Retry{}),
		assessment.WithWaitOn429(5),
		assessment.WithHooks(assessment.LogHooks(slog.Default())))
	return client, err
}

func optionsOfACall(ctx context.Context, client *apiv2.Client, id string) error {
	candidate, err := client.Candidates.GetCandidate(ctx, id,
		assessment.WithTimeout(2*time.Second), assessment.WithoutRetry())
	if err != nil {
		return err
	}
	fmt.Println(candidate.Status)
	return nil
}

func createOnce(ctx context.Context, client *apiv2.Client) error {
	maya := apiv2.NewCandidate{Email: "maya.lindqvist@example.com", ExternalID: assessment.Ptr("ats-20417")}
	repeated := assessment.WithRetry(assessment.Retry{Methods: []string{"POST"}})
	candidate, err := client.Candidates.CreateCandidate(ctx, maya, repeated)
	var refusal *assessment.Error
	if errors.As(err, &refusal) {
		for _, one := range refusal.ValidationErrors {
			if one.Field == "externalId" {
				fmt.Println("the candidate is there: an earlier try arrived")
				return nil
			}
		}
	}
	if err != nil {
		return err
	}
	fmt.Println("the candidate is there:", candidate.ID)
	return nil
}

func count(ctx context.Context, key, address string) error {
	requests := map[string]int{}
	hooks := assessment.Hooks{
		OnResponse: func(_ context.Context, event assessment.Event) error {
			requests[fmt.Sprint(event.Operation, " ", event.StatusCode)]++
			return nil
		},
	}
	client, err := apiv2.NewClient(key, assessment.WithBaseURL(address), assessment.WithHooks(hooks))
	if err != nil {
		return err
	}
	if _, err := client.Tests.ListTests(ctx, nil); err != nil {
		return err
	}
	fmt.Println(requests) // map[listTests 200:1]
	return nil
}

func raw(ctx context.Context, client *apiv2.Client) error {
	var response assessment.Response
	page, err := client.Candidates.ListCandidates(ctx, nil, assessment.ResponseInto(&response))
	if err != nil {
		return err
	}
	fmt.Println(page.Page.TotalElements, response.StatusCode, response.Header.Get("Content-Type"), len(response.Body))
	return nil
}

// isDone reports whether a candidate has finished.
func isDone(ctx context.Context, candidates apiv2.CandidatesAPI, id string) (bool, error) {
	candidate, err := candidates.GetCandidate(ctx, id)
	if err != nil {
		return false, err
	}
	return candidate.Status == apiv2.CandidateStatusWaitingForDecision, nil
}

// fakeCandidates has one candidate; other methods panic.
type fakeCandidates struct {
	apiv2.CandidatesAPI
	status apiv2.CandidateStatus
}

func (f fakeCandidates) GetCandidate(context.Context, string, ...assessment.CallOption) (*apiv2.CandidateExtended, error) {
	return &apiv2.CandidateExtended{Status: f.status}, nil
}

func TestIsDone(t *testing.T) {
	fake := fakeCandidates{status: apiv2.CandidateStatusWaitingForDecision}
	if done, err := isDone(context.Background(), fake, "cnd_1"); err != nil || !done {
		t.Error(done, err)
	}
}

func receive(mux *http.ServeMux) {
	mux.HandleFunc("POST /events", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			http.Error(w, "the body is too long", http.StatusRequestEntityTooLarge)
			return
		}
		events, err := apiv2.VerifyWebhook(r.Header, body, os.Getenv("ASSESSMENT_API_WEBHOOK_SECRET"))
		var refusal *assessment.WebhookError
		if errors.As(err, &refusal) {
			http.Error(w, refusal.Message, refusal.StatusCode())
			return
		}
		if err != nil {
			log.Print(err) // The receiver has no secret.
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
		for _, event := range events {
			fmt.Println(event.Event, event.CandidateID)
		}
	})
}

func printed(t *testing.T, print func() error) string {
	t.Helper()
	reader, writer, err := os.Pipe()
	succeed(t, err)
	usual := os.Stdout
	os.Stdout = writer
	text := make(chan string)
	go func() {
		all, _ := io.ReadAll(reader)
		text <- string(all)
	}()
	err = print()
	os.Stdout = usual
	writer.Close()
	all := <-text
	succeed(t, err)
	return all
}

func matches(t *testing.T, text, pattern string) {
	t.Helper()
	if !regexp.MustCompile(pattern).MatchString(text) {
		t.Errorf("%q does not match %s", text, pattern)
	}
}

func TestTheGuideRuns(t *testing.T) {
	client := newV2(t, sandbox)
	created := must(client.Candidates.CreateCandidate(ctx, apiv2.NewCandidate{Email: "guide@example.com", Tags: []string{"backend"}}))(t)
	address := sandbox + "/v2"
	for name, one := range map[string]struct {
		run     func() error
		pattern string
	}{
		"walk":    {func() error { return walk(ctx, client) }, `(?m)^guide@example\.com$`},
		"refused": {func() error { return refused(ctx, client) }, `^there is no such candidate\n$`},
		"options": {func() error {
			client, err := options(key, address)
			if err != nil {
				return err
			}
			return optionsOfACall(ctx, client, created.ID)
		}, `^NEW\n$`},
		"count": {func() error { return count(ctx, key, address) }, `^map\[listTests 200:1\]\n$`},
		"raw":   {func() error { return raw(ctx, client) }, `^\d+ 200 application/vnd\.vendor\.v2\.hal\+json\S* \d{3,}\n$`},
	} {
		t.Run(name, func(t *testing.T) { matches(t, printed(t, one.run), one.pattern) })
	}
}

func TestTheFirstCallRuns(t *testing.T) {
	matches(t, goRun(t, "../examples/firstcall"), `^cnd_\w+ NEW\n$`)
}

// A connection that breaks after the request arrived: the retry is rejected, and nobody is created twice.
func TestARepeatedCreationIsRecognizedByItsRefusal(t *testing.T) {
	service := must(url.Parse(sandbox))(t)
	lost := 0
	proxy := httputil.NewSingleHostReverseProxy(service)
	proxy.ErrorHandler = func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) }
	proxy.ModifyResponse = func(*http.Response) error {
		if lost++; lost == 1 {
			return errors.New("the response is lost")
		}
		return nil
	}
	server := httptest.NewServer(proxy)
	defer server.Close()
	client := newV2(t, server.URL)
	equal(t, printed(t, func() error { return createOnce(ctx, client) }), "the candidate is there: an earlier try arrived\n")
	err := client.Candidates.DeleteCandidate(ctx, soleCandidate(t, "ats-20417"))
	succeed(t, err)
	matches(t, printed(t, func() error { return createOnce(ctx, client) }), `^the candidate is there: cnd_\w+\n$`)
	succeed(t, client.Candidates.DeleteCandidate(ctx, soleCandidate(t, "ats-20417")))
}

func soleCandidate(t *testing.T, externalID string) string {
	t.Helper()
	var found []string
	for candidate, err := range newV2(t, sandbox).Candidates.IterateCandidates(ctx, nil) {
		succeed(t, err)
		if candidate.ExternalID != nil && *candidate.ExternalID == externalID {
			found = append(found, candidate.ID)
		}
	}
	equal(t, len(found), 1)
	return found[0]
}

func TestTheReceiverOfTheGuideTakesDeliveries(t *testing.T) {
	t.Setenv("ASSESSMENT_API_WEBHOOK_SECRET", "s3cret")
	mux := http.NewServeMux()
	receive(mux)
	deliver := func(secret string) (status int) {
		request := httptest.NewRequest("POST", "/events", strings.NewReader(string(exampleOf("v2", "eventSeveralAtOnce"))))
		request.Header = ofV2.Clone()
		request.Header.Set("Vendor-Hook-Secret", secret)
		response := httptest.NewRecorder()
		mux.ServeHTTP(response, request)
		return response.Code
	}
	matches(t, printed(t, func() error { equal(t, deliver("s3cret"), http.StatusOK); return nil }), `^\w+ cnd_\w+\n`)
	equal(t, deliver("other"), http.StatusUnauthorized)
}
