package transport

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strings"
	"sync"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/value"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

const unknownLength = -1

// body is a request body. It can be opened once per attempt if its source can seek.
type body struct {
	source io.Reader
	// rewind is nil if the source can only be read once.
	rewind  func() error
	length  int64
	current *content
}

// newBody passes text and bytes through.
func newBody(contentType string, content any) (*body, error) {
	if given := reflect.ValueOf(content); given.Kind() == reflect.Pointer && given.IsNil() {
		return nil, fmt.Errorf("%w: there is no body to send", assessment.ErrInvalidArgument)
	}
	switch {
	case contentType == "":
		return &body{source: http.NoBody, rewind: func() error { return nil }}, nil
	case strings.HasSuffix(contentType, "json"):
		return newJSON(content)
	}
	switch content := content.(type) {
	case string:
		return seekable(strings.NewReader(content)), nil
	case io.ReadSeeker:
		return seekable(content), nil
	case io.Reader:
		return once(content), nil
	default:
		return nil, fmt.Errorf("%w: there is no body to send", assessment.ErrInvalidArgument)
	}
}

func newJSON(content any) (*body, error) {
	if unset := wire.Unset(content); unset != "" {
		return nil, fmt.Errorf("%w: %s is not set", assessment.ErrInvalidArgument, unset)
	}
	text, err := value.Marshal(content)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", assessment.ErrInvalidArgument, err)
	}
	return seekable(bytes.NewReader(text)), nil
}

// seekable returns a body from the current position of a source to its end. A source that only appears to seek, such as
// a pipe, is read once.
func seekable(source io.ReadSeeker) *body {
	start, err := source.Seek(0, io.SeekCurrent)
	if err != nil {
		return once(source)
	}
	end, err := source.Seek(0, io.SeekEnd)
	if err != nil {
		return once(source)
	}
	rewind := func() error {
		_, err := source.Seek(start, io.SeekStart)
		return err
	}
	return &body{source: source, rewind: rewind, length: end - start}
}

func once(source io.Reader) *body {
	if sized, knows := source.(interface{ Len() int }); knows {
		return &body{source: source, length: int64(sized.Len())}
	}
	return &body{source: source, length: unknownLength}
}

func (b *body) repeatable() bool { return b.rewind != nil }

// open closes the previous reader and returns the content for the next attempt.
func (b *body) open() (io.ReadCloser, error) {
	if b.source == http.NoBody {
		return http.NoBody, nil
	}
	b.close()
	if b.rewind != nil {
		if err := b.rewind(); err != nil {
			return nil, fmt.Errorf("%w: the body cannot be read: %w", assessment.ErrInvalidArgument, err)
		}
	}
	b.current = &content{source: b.source}
	return b.current, nil
}

// close closes the reader but not the source, which belongs to the caller.
func (b *body) close() {
	if b.current != nil {
		b.current.Close()
	}
}

// content reads a source once. After close it reads nothing, even if a transport is still sending.
type content struct {
	mutex  sync.Mutex
	source io.Reader
	closed bool
}

func (c *content) Read(buffer []byte) (int, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.closed {
		return 0, errors.New("the request is over")
	}
	return c.source.Read(buffer)
}

func (c *content) Close() error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.closed = true
	return nil
}
