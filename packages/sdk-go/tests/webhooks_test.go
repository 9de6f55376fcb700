package tests

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
)

func headerOf(pairs ...string) http.Header {
	header := http.Header{}
	for index := 0; index < len(pairs); index += 2 {
		header.Set(pairs[index], pairs[index+1])
	}
	return header
}

var (
	ofV1 = headerOf("X-Hook-Secret", "s3cret", "Content-Type", "application/json; charset=utf-8")
	ofV2 = headerOf("vendor-hook-secret", "s3cret", "content-type", hal)
)

func TestEveryDocumentedDeliveryIsRead(t *testing.T) {
	for _, version := range []string{"v1", "v2"} {
		_, deliveries := documents[version]().bodyOf(*documents[version]().Webhooks["candidateEvents"].Post.RequestBody)
		equal(t, len(deliveries) > 0, true)
		for _, delivery := range deliveries {
			var events any
			if version == "v1" {
				events = must(apiv1.VerifyWebhook(ofV1, delivery, "s3cret"))(t)
			} else {
				events = must(apiv2.VerifyWebhook(ofV2, delivery, "s3cret"))(t)
			}
			equal(t, normal(t, asJSON(t, events)), normal(t, delivery))
		}
	}
}

type webhookVector struct {
	Version  string            `json:"version"`
	Title    string            `json:"title"`
	Secrets  []string          `json:"secrets"`
	Now      int64             `json:"now"`
	Headers  map[string]string `json:"headers"`
	Body     string            `json:"body"`
	Expected struct {
		Events  int    `json:"events"`
		Refusal string `json:"refusal"`
	} `json:"expected"`
}

func countEvents(version string, window assessment.ReplayWindow, header http.Header, body []byte, secrets []string) (int, error) {
	if version == "v1" {
		events, err := apiv1.VerifyWebhookWithin(window, header, body, secrets...)
		return len(events), err
	}
	events, err := apiv2.VerifyWebhookWithin(window, header, body, secrets...)
	return len(events), err
}

func TestEveryVectorGetsItsVerdict(t *testing.T) {
	var vectors []webhookVector
	text := must(os.ReadFile(filepath.Join("..", "..", "contract-tests", "vectors", "webhooks.json")))(t)
	if err := json.Unmarshal(text, &vectors); err != nil {
		t.Fatal(err)
	}
	for _, vector := range vectors {
		t.Run(vector.Version+" "+vector.Title, func(t *testing.T) {
			header := http.Header{}
			for name, value := range vector.Headers {
				header.Set(name, value)
			}
			window := assessment.ReplayWindow{Now: func() time.Time { return time.Unix(vector.Now, 0) }}
			count, err := countEvents(vector.Version, window, header, []byte(vector.Body), vector.Secrets)
			equal(t, count, vector.Expected.Events)
			var refusal *assessment.WebhookError
			if errors.As(err, &refusal) {
				equal(t, string(refusal.Code), vector.Expected.Refusal)
			} else {
				equal(t, vector.Expected.Refusal, "")
			}
		})
	}
}

func TestAnEventOfTheFutureIsRead(t *testing.T) {
	delivery := strings.Replace(string(exampleOf("v1", "eventExamStarted")), `"EXAM_STARTED"`, `"EXAM_PAUSED","more":true`, 1)
	events := must(apiv1.VerifyWebhook(ofV1, []byte(delivery), "s3cret"))(t)
	equal(t, events[0].Event, "EXAM_PAUSED")
	equal(t, events[0].Event.Known(), false)
}

func TestWhatIsNotGenuineIsRefused(t *testing.T) {
	const media = "application/json"
	for _, given := range []struct {
		header http.Header
		body   string
		code   assessment.WebhookErrorCode
		status int
	}{
		{headerOf("Content-Type", media), "[]", assessment.WebhookSecretMissing, 401},
		{headerOf("Content-Type", media, "X-Hook-Secret", ""), "[]", assessment.WebhookSecretWrong, 401},
		{headerOf("Content-Type", media, "X-Hook-Secret", "s3cre"), "[]", assessment.WebhookSecretWrong, 401},
		{headerOf("Content-Type", media, "X-Hook-Secret", "ö"), "[]", assessment.WebhookSecretWrong, 401},
		{headerOf("Content-Type", "text/plain", "X-Hook-Secret", "wrong"), "[", assessment.WebhookSecretWrong, 401},
		{headerOf("Content-Type", "text/plain", "X-Hook-Secret", "s3cret"), "[", assessment.WebhookMediaType, 415},
		{headerOf("X-Hook-Secret", "s3cret"), "[]", assessment.WebhookMediaType, 415},
		{ofV1, "[{", assessment.WebhookBodyMalformed, 400},
		{ofV1, "\xff", assessment.WebhookBodyMalformed, 400},
		{ofV1, "{}", assessment.WebhookBodyMalformed, 400},
		{ofV1, strings.Repeat("[", 200_000), assessment.WebhookBodyMalformed, 400},
		{ofV1, "null", assessment.WebhookBodyMalformed, 400},
		{ofV1, "[null]", assessment.WebhookEventInvalid, 400},
		{ofV1, "[7]", assessment.WebhookEventInvalid, 400},
		{ofV1, `[{"event": "EXAM_STARTED"}]`, assessment.WebhookEventInvalid, 400},
	} {
		_, err := apiv1.VerifyWebhook(given.header, []byte(given.body), "s3cret")
		var refusal *assessment.WebhookError
		if !errors.As(err, &refusal) {
			t.Fatalf("%s became %v", given.body, err)
		}
		equal(t, refusal.Code, given.code)
		equal(t, refusal.StatusCode(), given.status)
		equal(t, strings.Contains(err.Error(), "s3cret"), false)
	}
}

func TestTheDefaultClockIsTheMachines(t *testing.T) {
	for _, given := range []struct {
		age       time.Duration
		tolerance time.Duration
		code      assessment.WebhookErrorCode
	}{
		{0, 0, ""},
		{4 * time.Minute, 0, ""},
		{-4 * time.Minute, 0, ""},
		{10 * time.Minute, 0, assessment.WebhookTimestampInvalid},
		{-10 * time.Minute, 0, assessment.WebhookTimestampInvalid},
		{10 * time.Minute, time.Hour, ""},
	} {
		timestamp := strconv.FormatInt(time.Now().Add(-given.age).Unix(), 10)
		mac := hmac.New(sha256.New, []byte("s3cret"))
		mac.Write([]byte("evt_1." + timestamp + ".[]"))
		header := headerOf("X-Hook-Secret", "s3cret", "Content-Type", "application/json", "webhook-id", "evt_1",
			"webhook-timestamp", timestamp, "webhook-signature", "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
		_, err := apiv1.VerifyWebhookWithin(assessment.ReplayWindow{Tolerance: given.tolerance}, header, []byte("[]"), "s3cret")
		var refusal *assessment.WebhookError
		if given.code == "" {
			equal(t, err, nil)
		} else if errors.As(err, &refusal) {
			equal(t, refusal.Code, given.code)
			equal(t, refusal.StatusCode(), 401)
		} else {
			t.Fatalf("a delivery that is %s old became %v", given.age, err)
		}
	}
}

func TestAToleranceIsNotNegative(t *testing.T) {
	_, err := apiv1.VerifyWebhookWithin(assessment.ReplayWindow{Tolerance: -1}, ofV1, []byte("[]"), "s3cret")
	equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
}

func TestEachOfSeveralSecretsIsTaken(t *testing.T) {
	for _, secrets := range [][]string{{"s3cret", "other"}, {"other", "s3cret"}} {
		must(apiv1.VerifyWebhook(ofV1, []byte("[]"), secrets...))(t)
	}
}

func TestTheReceiverNeedsASecret(t *testing.T) {
	for _, secrets := range [][]string{nil, {""}, {"s3cret", ""}} {
		_, err := apiv1.VerifyWebhook(ofV1, []byte("[]"), secrets...)
		equal(t, errors.Is(err, assessment.ErrInvalidArgument), true)
	}
}
