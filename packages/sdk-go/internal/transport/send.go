package transport

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/settings"
)

// Request is the request of an operation.
type Request struct {
	Operation string
	Method    string
	// Path is the path template with parameters in braces.
	Path       string
	PathValues map[string]string
	Query      []Parameter
	Accept     string
	// Elements is the place of a list's elements in the response, such as _embedded.candidates.
	Elements string
	// Scalars are the types of the values if the response is a map of scalars, as in the tag of a field.
	Scalars string
	// ContentType is the media type of Body; empty without one. A JSON body is any value, any other body a string or an
	// [io.Reader].
	ContentType string
	Body        any
}

type outgoing struct {
	operation string
	method    string
	url       string
	header    http.Header
	body      *body
	call      settings.Call
}

type response struct {
	status int
	header http.Header
	body   []byte
}

// SendOnly sends a request whose response has no body.
func SendOnly(ctx context.Context, client *Client, request Request, options []assessment.CallOption) error {
	call, err := client.callOf(options)
	if err != nil {
		return err
	}
	_, err = client.send(ctx, request, call)
	return err
}

func (c *Client) send(ctx context.Context, request Request, call settings.Call) (*response, error) {
	path, err := writePath(request.Path, request.PathValues)
	if err != nil {
		return nil, err
	}
	body, err := newBody(request.ContentType, request.Body)
	if err != nil {
		return nil, err
	}
	return c.sendWithRetries(ctx, &outgoing{
		operation: request.Operation,
		method:    request.Method,
		url:       strings.TrimRight(call.BaseURL, "/") + path + writeQuery(request.Query),
		header:    c.headerOf(request, call),
		body:      body,
		call:      call,
	})
}

func (c *Client) headerOf(request Request, call settings.Call) http.Header {
	header := call.Header.Clone()
	header.Del("Content-Type")
	header.Set(c.keyHeader, c.key)
	header.Set("Accept", request.Accept)
	if request.ContentType != "" {
		header.Set("Content-Type", request.ContentType)
	}
	return header
}

// sendOnce returns a response of any status, or a [*assessment.ConnectionError].
func (c *Client) sendOnce(ctx context.Context, request *outgoing, content io.ReadCloser) (*response, error) {
	if request.call.Timeout > 0 {
		limited, cancel := context.WithTimeout(ctx, request.call.Timeout)
		defer cancel()
		ctx = limited
	}
	got, err := c.exchange(ctx, request, content)
	// A context with a cause hides that it was canceled.
	if stopped := ctx.Err(); err != nil && stopped != nil && !errors.Is(err, stopped) {
		err = fmt.Errorf("%w: %w", stopped, err)
	}
	if err != nil {
		return nil, &assessment.ConnectionError{Err: err}
	}
	return got, nil
}

func (c *Client) exchange(ctx context.Context, request *outgoing, content io.ReadCloser) (*response, error) {
	sent, err := http.NewRequestWithContext(ctx, request.method, request.url, content)
	if err != nil {
		return nil, err
	}
	sent.Header = request.header.Clone()
	sent.ContentLength = request.body.length
	if request.body.repeatable() {
		sent.GetBody = request.body.open
	}
	received, err := c.http.Do(sent)
	if err != nil {
		return nil, at(sent, err)
	}
	defer received.Body.Close()
	rename(received.Header, hiddenLocation, "Location")
	// After 101 the body is the connection itself, to which neither the context nor a timeout applies.
	if received.StatusCode < http.StatusOK {
		return nil, at(sent, fmt.Errorf("the response has the status %03d", received.StatusCode))
	}
	text, err := io.ReadAll(received.Body)
	if err != nil {
		return nil, at(sent, err)
	}
	return &response{status: received.StatusCode, header: received.Header, body: text}, nil
}

// at adds the URL to an error, without password and without the query, which may contain personal data.
func at(request *http.Request, err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		err = wrapped.Err
	}
	place := *request.URL
	place.User, place.RawQuery = nil, ""
	return fmt.Errorf("%s %s: %w", request.Method, &place, err)
}
