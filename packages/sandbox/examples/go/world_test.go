package hiring

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
)

type object = map[string]any
type list = []any

var keyHeaders = map[string]string{"v1": "X-Api-Key", "v2": "Vendor-Api-Key", "v3": "X-API-KEY"}

// world is a test's organization in the sandbox at ASSESSMENT_API_SANDBOX_URL, default http://127.0.0.1:4010.
type world struct {
	t                         *testing.T
	origin, organization, key string
}

// newWorld creates an organization and deletes it after the test. Options are the body of POST /control/organizations.
func newWorld(t *testing.T, options object) *world {
	t.Helper()
	w := &world{t: t, origin: os.Getenv("ASSESSMENT_API_SANDBOX_URL")}
	if w.origin == "" {
		w.origin = "http://127.0.0.1:4010"
	}
	options["name"], options["apiKey"] = "World", object{}
	created := w.request("POST", "/control/organizations", "application/json", options, 201)
	w.organization, w.key = w.text(created, "id"), w.text(created, "apiKey", "key")
	t.Cleanup(func() { w.request("DELETE", "/control/organizations/"+w.organization, "", nil, 204) })
	return w
}

// request sends text unchanged and anything else as JSON, and returns the parsed response.
func (w *world) request(method, path, contentType string, body any, status int) any {
	w.t.Helper()
	text, isText := body.(string)
	if !isText && body != nil {
		bytes, _ := json.Marshal(body)
		text = string(bytes)
	}
	request, err := http.NewRequest(method, w.origin+path, strings.NewReader(text))
	if err != nil {
		w.t.Fatal(err)
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	if header := keyHeaders[strings.Split(path, "/")[1]]; header != "" {
		request.Header.Set(header, w.key)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		w.t.Fatal(err)
	}
	defer response.Body.Close()
	content, _ := io.ReadAll(response.Body)
	if response.StatusCode != status {
		w.t.Fatalf("%s %s: %d instead of %d: %s", method, path, response.StatusCode, status, content)
	}
	var value any
	_ = json.Unmarshal(content, &value)
	return value
}

func member(value any, place ...any) any {
	for _, step := range place {
		switch step := step.(type) {
		case string:
			inner, _ := value.(object)
			value = inner[step]
		case int:
			inner, _ := value.(list)
			if step >= len(inner) {
				return nil
			}
			value = inner[step]
		}
	}
	return value
}

func (w *world) expect(value, wanted any, place ...any) {
	w.t.Helper()
	if found := member(value, place...); !reflect.DeepEqual(found, wanted) {
		w.t.Errorf("%v is %v instead of %v", place, found, wanted)
	}
}

func (w *world) text(value any, place ...any) string {
	w.t.Helper()
	found, isText := member(value, place...).(string)
	if !isText {
		w.t.Fatalf("%v is missing", place)
	}
	return found
}
