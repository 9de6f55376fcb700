package assessment

import (
	"bytes"
	"encoding/json"

	"github.com/assessment-api/assessment-api-go/internal/value"
)

// Nullable is the value of a field that may be absent, null, or a T. Its zero value is absent: what you do not set is not sent. Make
// the others with [Value] and [Null].
type Nullable[T any] struct {
	value T
	state nullableState
}

type nullableState uint8

const (
	absent nullableState = iota
	null
	present
)

// Value is a field with a value.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value: value, state: present} }

// Null is a field that is null; in a merge patch it removes what was there.
func Null[T any]() Nullable[T] { return Nullable[T]{state: null} }

// Get returns the value, and whether there is one.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.state == present }

// IsNull tells whether the field is there and null.
func (n Nullable[T]) IsNull() bool { return n.state == null }

// IsZero tells whether the field is absent.
func (n Nullable[T]) IsZero() bool { return n.state == absent }

// MarshalJSON writes the value, or null. A field that is absent is left out by the model that has it.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state != present {
		return []byte("null"), nil
	}
	return value.Marshal(n.value)
}

// UnmarshalJSON reads a value or null.
func (n *Nullable[T]) UnmarshalJSON(data []byte) error {
	if bytes.Equal(data, []byte("null")) {
		*n = Null[T]()
		return nil
	}
	var value T
	if err := json.Unmarshal(data, &value); err != nil {
		return err
	}
	*n = Value(value)
	return nil
}

// Ptr returns a pointer to a value, for fields that may be absent.
func Ptr[T any](value T) *T { return &value }
