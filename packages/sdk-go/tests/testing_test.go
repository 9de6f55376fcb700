package tests

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// must returns a value, or fails the test on an error.
func must[T any](value T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		succeed(t, err)
		return value
	}
}

func succeed(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func equal[T any](t *testing.T, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("got %v, want %v", got, want)
	}
}

type sent struct {
	*http.Request
	content []byte
}

type carrier struct {
	requests []sent
	carry    func(*http.Request) (*http.Response, error)
}

func (c *carrier) RoundTrip(request *http.Request) (*http.Response, error) {
	var content []byte
	if request.Body != nil {
		var err error
		if content, err = io.ReadAll(request.Body); err != nil {
			return nil, err
		}
		request.Body = io.NopCloser(bytes.NewReader(content))
	}
	c.requests = append(c.requests, sent{request, content})
	return c.carry(request)
}

func (c *carrier) option() assessment.Option {
	return assessment.WithHTTPClient(&http.Client{Transport: c})
}

func passing(name, value string) *carrier {
	return &carrier{carry: func(request *http.Request) (*http.Response, error) {
		if name != "" {
			request.Header.Set(name, value)
		}
		return http.DefaultTransport.RoundTrip(request)
	}}
}

// responding responds in turn and repeats the last response.
func responding(status int, bodies ...string) *carrier {
	next := 0
	return &carrier{carry: func(*http.Request) (*http.Response, error) {
		body := bodies[min(next, len(bodies)-1)]
		next++
		return responseOf(status, body), nil
	}}
}

func responseOf(status int, body string) *http.Response {
	return &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(body))}
}

func zipped(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var archive bytes.Buffer
	writer := zip.NewWriter(&archive)
	for name, text := range files {
		_, err := must(writer.Create(name))(t).Write([]byte(text))
		succeed(t, err)
	}
	succeed(t, writer.Close())
	return archive.Bytes()
}

func normal(t *testing.T, data []byte) any {
	t.Helper()
	var value any
	succeed(t, json.Unmarshal(data, &value))
	return inOneForm(value)
}

func inOneForm(value any) any {
	switch value := value.(type) {
	case map[string]any:
		for name, one := range value {
			value[name] = inOneForm(one)
		}
	case []any:
		for index, one := range value {
			value[index] = inOneForm(one)
		}
	case string:
		if moment, err := time.Parse(time.RFC3339, value); err == nil {
			return moment.UTC()
		}
	}
	return value
}

func asJSON(t *testing.T, value any) []byte {
	t.Helper()
	return must(json.Marshal(value))(t)
}

func problemsOf(t *testing.T, text []byte, kind reflect.Type) []assessment.Problem {
	t.Helper()
	value := reflect.New(kind)
	succeed(t, json.Unmarshal(text, value.Interface()))
	return wire.ProblemsIn(value.Interface())
}

// everyPlace calls back with each place of a JSON value: a setter, and the value.
func everyPlace(value any, call func(put func(any), was any)) {
	switch value := value.(type) {
	case map[string]any:
		for name, one := range value {
			everyPlace(one, call)
			call(func(other any) { value[name] = other }, one)
		}
	case []any:
		for index, one := range value {
			everyPlace(one, call)
			call(func(other any) { value[index] = other }, one)
		}
	}
}
