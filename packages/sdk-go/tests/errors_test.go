package tests

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

func refusalIn(t *testing.T, err error) *assessment.Error {
	t.Helper()
	var refusal *assessment.Error
	if !errors.As(err, &refusal) {
		t.Fatalf("%v is no refusal", err)
	}
	return refusal
}

func TestAWrongKeyIsUnauthorized(t *testing.T) {
	client := must(apiv1.NewClient("wrong", assessment.WithBaseURL(sandbox+"/v1")))(t)
	_, err := client.Exams.ListExams(ctx, nil)
	refusal := refusalIn(t, err)
	equal(t, errors.Is(err, assessment.ErrUnauthorized), true)
	equal(t, refusal.StatusCode, http.StatusUnauthorized)
	equal(t, refusal.ErrorID != "" && strings.Contains(err.Error(), refusal.ErrorID), true)
}

func TestARefusedBodyNamesItsFields(t *testing.T) {
	_, err := newV2(t, sandbox).Candidates.CreateCandidate(ctx, apiv2.NewCandidate{Email: "nobody"})
	equal(t, errors.Is(err, assessment.ErrBadRequest), true)
	entries := refusalIn(t, err).ValidationErrors
	equal(t, len(entries), 1)
	equal(t, entries[0].Field+" "+entries[0].Value, "email nobody")
	equal(t, strings.Contains(err.Error(), "email: "+entries[0].Message), true)
}

func TestWhatIsNotThereIsNotFound(t *testing.T) {
	_, err := newV2(t, sandbox).Candidates.GetCandidate(ctx, "cnd_nobody")
	equal(t, errors.Is(err, assessment.ErrNotFound), true)
	equal(t, errors.Is(err, assessment.ErrConflict), false)
}

func TestAnUnusableExamIsAFailedPrecondition(t *testing.T) {
	candidate := apiv1.NewCandidate{FirstName: "A", LastName: "B", Email: "a@example.com", ExamID: "tst_missing"}
	_, err := newV1(t, sandbox).Candidates.CreateCandidate(ctx, candidate)
	equal(t, errors.Is(err, assessment.ErrPreconditionFailed), true)
}

func TestErrorsOfV3HaveAType(t *testing.T) {
	_, err := newV3(t, sandbox).People.GetPerson(ctx, "per_nobody")
	equal(t, errors.Is(err, assessment.ErrNotFound), true)
	var object struct{ ErrorType, Message string }
	succeed(t, json.Unmarshal(refusalIn(t, err).Body, &object))
	equal(t, object.ErrorType, "RESOURCE_NOT_FOUND")
	equal(t, refusalIn(t, err).ErrorType, object.ErrorType)
	equal(t, refusalIn(t, err).Details, object.Message)
}

func TestTooManyRequestsAreRefused(t *testing.T) {
	client := newV2(t, limitedSandbox)
	var err error
	for range 20 {
		if _, err = client.Candidates.ListCandidates(ctx, nil); err != nil {
			break
		}
	}
	equal(t, errors.Is(err, assessment.ErrRateLimited), true)
	pause, told := refusalIn(t, err).RetryAfter()
	equal(t, told && pause >= time.Second, true)
}

func TestAClientThatWaitsGetsThrough(t *testing.T) {
	client := newV1(t, limitedSandbox, assessment.WithWaitOn429(5))
	begin := time.Now()
	for range 3 {
		must(client.Exams.ListExams(ctx, nil))(t)
	}
	equal(t, time.Since(begin) >= time.Second, true)
}

// refusing responds to each request with 429.
func refusing(retryAfter string) *carrier {
	return &carrier{carry: func(*http.Request) (*http.Response, error) {
		response := responseOf(http.StatusTooManyRequests, "{}")
		response.Header.Set("Retry-After", retryAfter)
		return response, nil
	}}
}

func upload(t *testing.T, ctx context.Context, recorder *carrier, body io.Reader, more ...assessment.Option) error {
	t.Helper()
	options := append([]assessment.Option{recorder.option(), assessment.WithWaitOn429(2)}, more...)
	client := must(apiv2.NewClient("key", options...))(t)
	_, err := client.Tasks.UploadTaskPackage(ctx, body)
	return err
}

func TestWaitingEnds(t *testing.T) {
	recorder := refusing("0")
	body := strings.NewReader("skipped PK")
	must(body.Seek(8, io.SeekStart))(t)
	equal(t, errors.Is(upload(t, ctx, recorder, body), assessment.ErrRateLimited), true)
	equal(t, len(recorder.requests), 3)
	for _, request := range recorder.requests {
		equal(t, string(request.content), "PK")
		equal(t, request.ContentLength, 2)
	}
}

func TestAUsedUpStreamIsNotRepeated(t *testing.T) {
	recorder := refusing("0")
	err := upload(t, ctx, recorder, io.MultiReader(strings.NewReader("PK")))
	equal(t, errors.Is(err, assessment.ErrRateLimited), true)
	equal(t, len(recorder.requests), 1)
}

func TestACanceledContextWithACauseIsRecognized(t *testing.T) {
	// As the transport of net/http.
	recorder := &carrier{carry: func(request *http.Request) (*http.Response, error) {
		return nil, context.Cause(request.Context())
	}}
	for _, reason := range []error{nil, errors.New("the user left")} {
		canceled, cancel := context.WithCancelCause(ctx)
		cancel(reason)
		err := upload(t, canceled, recorder, strings.NewReader("PK"))
		var broken *assessment.ConnectionError
		equal(t, errors.Is(err, context.Canceled) && errors.As(err, &broken), true)
	}
}

func TestATypedNilIsNoBody(t *testing.T) {
	recorder := refusing("0")
	var file *os.File
	var buffer *bytes.Buffer
	for _, content := range []io.Reader{nil, file, buffer} {
		equal(t, errors.Is(upload(t, ctx, recorder, content), assessment.ErrInvalidArgument), true)
	}
	equal(t, len(recorder.requests), 0)
}

func TestAContextEndsTheWait(t *testing.T) {
	canceled, cancel := context.WithCancel(ctx)
	// The hook runs after the wait is decided.
	hooks := assessment.Hooks{OnResponse: func(context.Context, assessment.Event) error {
		cancel()
		return nil
	}}
	begin := time.Now()
	err := upload(t, canceled, refusing("60"), strings.NewReader("PK"), assessment.WithHooks(hooks))
	equal(t, errors.Is(err, context.Canceled) && errors.Is(err, assessment.ErrRateLimited), true)
	equal(t, time.Since(begin) < 30*time.Second, true)

	short, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	begin = time.Now()
	err = upload(t, short, refusing("60"), strings.NewReader("PK"))
	equal(t, errors.Is(err, assessment.ErrRateLimited) && !errors.Is(err, context.DeadlineExceeded), true)
	equal(t, time.Since(begin) < 30*time.Second, true)
}

func TestRedirectsAreNotFollowed(t *testing.T) {
	recorder := &carrier{carry: func(*http.Request) (*http.Response, error) {
		response := responseOf(http.StatusFound, "")
		response.Header.Set("Location", "https://elsewhere.example")
		return response, nil
	}}
	_, err := must(apiv1.NewClient("key", recorder.option()))(t).Exams.ListExams(ctx, nil)
	equal(t, refusalIn(t, err).StatusCode, http.StatusFound)
	equal(t, len(recorder.requests), 1)
}

func TestNoResponse(t *testing.T) {
	_, err := newV1(t, "http://me:pa55word@127.0.0.1:9").Candidates.ListCandidates(ctx, &apiv1.ListCandidatesParams{Query: "maya"})
	var failure *assessment.ConnectionError
	equal(t, errors.As(err, &failure), true)
	equal(t, strings.HasPrefix(err.Error(), "assessment: no response: GET http://127.0.0.1:9/v1/candidates: dial tcp"), true)
}

func TestAResponseThatBreaksOff(t *testing.T) {
	recorder := &carrier{carry: func(*http.Request) (*http.Response, error) {
		response := responseOf(http.StatusOK, "")
		response.Body = io.NopCloser(io.MultiReader(strings.NewReader("{"), iotest.ErrReader(io.ErrUnexpectedEOF)))
		return response, nil
	}}
	_, err := must(apiv1.NewClient("key", recorder.option()))(t).Exams.ListExams(ctx, nil)
	var failure *assessment.ConnectionError
	equal(t, errors.As(err, &failure) && errors.Is(err, io.ErrUnexpectedEOF), true)
}

func TestAResponseThatCannotBeUnpacked(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(response http.ResponseWriter, _ *http.Request) {
		response.Header().Set("Content-Encoding", "gzip")
		must(io.WriteString(response, "this is no archive"))(t)
	}))
	defer server.Close()
	_, err := newV1(t, server.URL).Exams.ListExams(ctx, nil)
	var failure *assessment.ConnectionError
	equal(t, errors.As(err, &failure) && errors.Is(err, gzip.ErrHeader), true)
}

func TestTheKeyIsInNoText(t *testing.T) {
	client := must(apiv1.NewClient("s3cret", responding(http.StatusInternalServerError, "").option()))(t)
	_, err := client.Exams.ListExams(ctx, nil)
	equal(t, strings.Contains(fmt.Sprintf("%+v %+v %#v %v", client, client.Exams, client, err), "s3cret"), false)
	_, err = apiv1.NewClient("s3cret\n")
	equal(t, strings.Contains(err.Error(), "s3cret"), false)
}

func TestMessagesTellNoValues(t *testing.T) {
	page := `{"_embedded":{"candidates":[{"email":"maya@example.com"}]},"page":{}}`
	client := must(apiv2.NewClient("key", responding(http.StatusOK, page).option(), assessment.WithStrictResponses()))(t)
	_, err := client.Candidates.ListCandidates(ctx, nil)
	equal(t, strings.Contains(err.Error(), "maya"), false)
	equal(t, err.Error(), "assessment: the response does not fit the document of the API: _embedded.candidates[0].id: missing; "+
		"_embedded.candidates[0].tags: missing; _embedded.candidates[0].disableCommunication: missing; "+
		"_embedded.candidates[0].status: missing; _embedded.candidates[0].assignedUser: missing; and 8 more")
}

func TestNobodyWaitsForLongerThanAMinute(t *testing.T) {
	for _, header := range []string{"61", strings.Repeat("9", 400), "Fri, 01 Jan 2100 00:00:00 GMT"} {
		recorder := refusing(header)
		equal(t, errors.Is(upload(t, ctx, recorder, strings.NewReader("PK")), assessment.ErrRateLimited), true)
		equal(t, len(recorder.requests), 1)
	}
}

// hanging responds when the request is canceled.
func hanging() *carrier {
	return &carrier{carry: func(request *http.Request) (*http.Response, error) {
		<-request.Context().Done()
		return nil, request.Context().Err()
	}}
}

func TestARequestTakesOnlySoLong(t *testing.T) {
	client := must(apiv1.NewClient("key", hanging().option(), assessment.WithTimeout(20*time.Millisecond)))(t)
	_, err := client.Exams.ListExams(ctx, nil)
	var failure *assessment.ConnectionError
	equal(t, errors.As(err, &failure) && errors.Is(err, context.DeadlineExceeded), true)

	// A caller's deadline can shorten the timeout but not extend it.
	later, cancel := context.WithTimeout(ctx, time.Hour)
	defer cancel()
	_, err = client.Exams.ListExams(later, nil)
	equal(t, errors.Is(err, context.DeadlineExceeded) && later.Err() == nil, true)
	soon, stop := context.WithTimeout(ctx, 20*time.Millisecond)
	defer stop()
	_, err = client.Exams.ListExams(soon, nil, assessment.WithTimeout(time.Hour))
	equal(t, errors.Is(err, context.DeadlineExceeded), true)
}

func TestAResponseThatIsSomethingElse(t *testing.T) {
	for _, response := range []string{"<html>", "{}", "null", "[]", ""} {
		_, err := must(apiv1.NewClient("key", responding(http.StatusOK, response).option()))(t).Exams.ListExams(ctx, nil)
		var unexpected *assessment.UnexpectedResponseError
		if !errors.As(err, &unexpected) {
			t.Fatalf("%q became %v", response, err)
		}
		equal(t, string(unexpected.Body), response)
	}
}

func TestAnErrorWithoutAnErrorObject(t *testing.T) {
	_, err := must(apiv1.NewClient("key", responding(http.StatusBadGateway, "bad gateway").option()))(t).Exams.ListExams(ctx, nil)
	equal(t, errors.Is(err, assessment.ErrServer), true)
	equal(t, err.Error(), "assessment: 502: bad gateway")
}

func TestWhatCannotBeSentIsRefusedBefore(t *testing.T) {
	for _, key := range []string{"", " \t", "key\n", " key", "s3crét", "key\x00"} {
		_, err := apiv1.NewClient(key)
		equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	}
	for _, base := range []string{
		"", "api.assessments.example/v1", "localhost:4010/v1", "ftp://api.assessments.example", "http://", "://", "https://[::1",
		"http://localhost/v1?key=1", "http://localhost/v1?", "http://localhost/v1#", "http://localhost/v1\n",
	} {
		_, err := apiv1.NewClient("key", assessment.WithBaseURL(base))
		equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	}
	recorder := responding(http.StatusNoContent, "")
	client := must(apiv2.NewClient("key", recorder.option()))(t)
	for _, id := range []string{"", ".", ".."} {
		equal(t, errors.Is(client.Candidates.DeleteCandidate(ctx, id), assessment.ErrInvalidArgument), true)
	}
	_, err := client.Tests.CreateTest(ctx, apiv2.NewTest{})
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	_, err = client.Candidates.CreateCandidate(ctx, apiv2.NewCandidate{})
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	notANumber := map[string]assessment.Scalar{"grade": assessment.Number(math.NaN())}
	err = client.Candidates.UpdateCandidate(ctx, "cnd_1", apiv2.CandidatePatch{CustomFields: notANumber})
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	_, err = client.Tasks.UploadTaskPackage(ctx, nil)
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	equal(t, len(recorder.requests), 0)
}
