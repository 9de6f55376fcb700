package tests

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/url"
	"testing"
)

// post calls the sandbox's control API, which simulates candidates and time.
func post(t *testing.T, path string, body any) {
	t.Helper()
	var content []byte
	if body != nil {
		content = asJSON(t, body)
	}
	response := must(http.Post(sandbox+"/control"+path, "application/json", bytes.NewReader(content)))(t)
	defer response.Body.Close()
	if response.StatusCode > 299 {
		t.Fatalf("%s: %s", path, response.Status)
	}
}

func get[T any](t *testing.T, path string) T {
	t.Helper()
	response := must(http.Get(sandbox + "/control" + path))(t)
	defer response.Body.Close()
	var value T
	succeed(t, json.NewDecoder(response.Body).Decode(&value))
	return value
}

// takeTest answers correctly if possible, submits, and advances the clock.
func takeTest(t *testing.T, assessmentID string) {
	t.Helper()
	post(t, "/assessments/"+assessmentID+"/start", nil)
	post(t, "/assessments/"+assessmentID+"/answer", map[string]string{"auto": "correct"})
	post(t, "/assessments/"+assessmentID+"/submit", nil)
	passTime(t)
}

func passTime(t *testing.T) {
	t.Helper()
	post(t, "/clock/advance", map[string]string{"duration": "PT1M"})
}

type items[T any] struct {
	Items []T `json:"items"`
}

// deliveryOf puts the oldest event first.
func deliveryOf(t *testing.T, version, candidateID string) []byte {
	t.Helper()
	organizations := get[items[struct {
		ID string `json:"id"`
	}]](t, "/organizations")
	path := "/organizations/" + organizations.Items[0].ID + "/events?candidateId=" + url.QueryEscape(candidateID)
	var events []json.RawMessage
	for _, event := range get[items[map[string]json.RawMessage]](t, path).Items {
		events = append(events, event[version])
	}
	return asJSON(t, events)
}
