package assessment

import (
	"bytes"
	"encoding/json"

	"github.com/assessment-api/assessment-api-go/internal/value"
)

// Nullable is an optional field that is absent, null, or a T. The zero value is absent: unset fields are not sent.
// Create values with [Value] and [Null].
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

// Value returns a field with a value.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value: value, state: present} }

// Null returns a null field; in a merge patch it removes the field.
func Null[T any]() Nullable[T] { return Nullable[T]{state: null} }

// Get returns the value, and whether there is one.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.state == present }

// IsNull reports whether the field is null.
func (n Nullable[T]) IsNull() bool { return n.state == null }

// IsZero reports whether the field is absent.
func (n Nullable[T]) IsZero() bool { return n.state == absent }

// MarshalJSON encodes the value or null. Models omit absent fields.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state != present {
		return []byte("null"), nil
	}
	return value.Marshal(n.value)
}

// UnmarshalJSON parses a value or null.
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

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T { return &value }
