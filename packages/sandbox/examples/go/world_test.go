package hiring

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"
)

type object = map[string]any

var keyHeaders = map[string]string{"v1": "X-Api-Key", "v2": "Vendor-Api-Key", "v3": "X-API-KEY"}

// World is an organization of a test's own in the sandbox at ASSESSMENT_API_SANDBOX_URL, by default http://127.0.0.1:4010.
type World struct {
	t                                *testing.T
	origin, organization, key, panel string
}

// NewWorld makes an organization, which is deleted after the test; when the test fails, its journal is logged.
func NewWorld(t *testing.T) *World {
	t.Helper()
	w := &World{t: t, origin: os.Getenv("ASSESSMENT_API_SANDBOX_URL")}
	if w.origin == "" {
		w.origin = "http://127.0.0.1:4010"
	}
	created := w.Must("POST", "/control/organizations", object{"name": "World", "seed": "catalogue", "apiKey": object{}})
	w.organization, w.key = created["id"].(string), created["apiKey"].(object)["key"].(string)
	w.panel = "/control/organizations/" + w.organization
	t.Cleanup(func() {
		if t.Failed() {
			t.Log("Journal:\n" + w.Journal())
		}
		w.Request("DELETE", w.panel, nil)
	})
	return w
}

// Request sends JSON, with the key of the version that the path begins with.
func (w *World) Request(method, path string, body object) (int, object) {
	w.t.Helper()
	var content []byte
	if body != nil {
		content, _ = json.Marshal(body)
	}
	request, err := http.NewRequest(method, w.origin+path, bytes.NewReader(content))
	if err != nil {
		w.t.Fatal(err)
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if header := keyHeaders[strings.Split(path, "/")[1]]; header != "" {
		request.Header.Set(header, w.key)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		w.t.Fatal(err)
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(response.Body)
	value := object{}
	_ = json.Unmarshal(text, &value)
	return response.StatusCode, value
}

// Must is Request for what has to succeed.
func (w *World) Must(method, path string, body object) object {
	w.t.Helper()
	status, value := w.Request(method, path, body)
	if status >= 400 {
		w.t.Fatalf("%s %s: %d: %v", method, path, status, value)
	}
	return value
}

// Candidate invites somebody to a test.
func (w *World) Candidate(email string) string {
	w.t.Helper()
	new := object{"email": email, "firstName": "Ada", "lastName": "Lovelace", "examId": "tst_sql_basics"}
	return w.Must("POST", "/v1/candidates", new)["id"].(string)
}

// Move does what a candidate, an assessor or the service does, such as "start".
func (w *World) Move(candidate, name string, body object) {
	w.t.Helper()
	w.Must("POST", "/control/assessments/"+candidate+"/"+name, body)
}

// Advance lets time pass in this world alone; what falls due has happened afterwards.
func (w *World) Advance(duration string) {
	w.t.Helper()
	w.Must("POST", w.panel+"/clock/advance", object{"duration": duration})
}

// Mail is the newest mail to an address; it is waited for.
func (w *World) Mail(to string) object {
	w.t.Helper()
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		mails := w.Must("GET", w.panel+"/mails?count=100", nil)["items"].([]any)
		for _, mail := range mails {
			if mail.(object)["to"] == to {
				return mail.(object)
			}
		}
		if time.Now().After(end) {
			w.t.Fatalf("no mail to %s within 5 s; there are: %v", to, mails)
		}
	}
}

// Journal says what happened, the newest last.
func (w *World) Journal() string {
	_, page := w.Request("GET", w.panel+"/journal?count=40", nil)
	entries, _ := page["items"].([]any)
	lines := make([]string, len(entries))
	for index, one := range entries {
		entry := one.(object)
		what := entry["operation"]
		if exchange, is := entry["exchange"].(object); is {
			what = fmt.Sprint(exchange["method"], " ", exchange["path"], " ", entry["status"])
		}
		if refusal, is := entry["refusal"].(object); is {
			what = fmt.Sprint(what, "  ", refusal["message"])
		}
		lines[len(entries)-1-index] = fmt.Sprintf("%-9v%v", entry["kind"], what)
	}
	return strings.Join(lines, "\n")
}
