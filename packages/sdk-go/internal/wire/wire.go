// Package wire reads and writes the models. What it knows of a model it takes from the fields of its struct: a field whose tag says
// omitzero may be absent, any other has to be there; one that is a pointer may be null; the tag const holds the only value that a
// field can have.
package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"
)

// Read reads an object of the API into the struct that model points to, and refuses one without a field that it has to have. The name
// of the model stands in errors.
func Read(name string, data []byte, model any) error {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(data, &given); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if given == nil {
		return fmt.Errorf("%s: null instead of an object", name)
	}
	value := reflect.ValueOf(model).Elem()
	for _, field := range reflect.VisibleFields(value.Type()) {
		if err := check(field, given); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	if err := json.Unmarshal(data, model); err != nil {
		return fmt.Errorf("%s: %w", name, withoutValue(err))
	}
	return nil
}

// withoutValue says which field is of the wrong type, and not what it holds, which may be personal.
func withoutValue(err error) error {
	var mismatch *json.UnmarshalTypeError
	var moment *time.ParseError
	switch {
	case errors.As(err, &mismatch):
		return fmt.Errorf("%s is not of the type %s", mismatch.Field, mismatch.Type)
	case errors.As(err, &moment):
		return errors.New("a time is not in the form of RFC 3339")
	default:
		return err
	}
}

func check(field reflect.StructField, given map[string]json.RawMessage) error {
	name, optional := tagOf(field)
	raw, there := given[name]
	switch {
	case optional:
		return nil
	case !there:
		return fmt.Errorf("%s is missing", name)
	case string(raw) == "null" && field.Type.Kind() != reflect.Pointer && field.Type.Kind() != reflect.Interface:
		return fmt.Errorf("%s is null", name)
	}
	if only, fixed := field.Tag.Lookup("const"); fixed {
		var text string
		if json.Unmarshal(raw, &text) != nil || text != only {
			return fmt.Errorf("%s is not %q", name, only)
		}
	}
	return nil
}

// Write writes a struct as an object of the API: times in UTC with milliseconds, no null for a list or a map that has to be there, and
// the fields that can have only one value.
func Write(model any) ([]byte, error) {
	given := reflect.ValueOf(model)
	value := reflect.New(given.Type()).Elem()
	value.Set(given)
	for _, field := range reflect.VisibleFields(value.Type()) {
		prepare(field, value.FieldByIndex(field.Index))
	}
	return json.Marshal(value.Interface())
}

func prepare(field reflect.StructField, value reflect.Value) {
	if only, fixed := field.Tag.Lookup("const"); fixed {
		value.SetString(only)
	}
	switch content := value.Interface().(type) {
	case time.Time:
		value.Set(reflect.ValueOf(inUTC(content)))
	case *time.Time:
		if content != nil {
			moment := inUTC(*content)
			value.Set(reflect.ValueOf(&moment))
		}
	}
	if _, optional := tagOf(field); optional || !canBeNil(value) || !value.IsNil() {
		return
	}
	if value.Kind() == reflect.Slice {
		value.Set(reflect.MakeSlice(value.Type(), 0, 0))
	} else {
		value.Set(reflect.MakeMap(value.Type()))
	}
}

func canBeNil(value reflect.Value) bool {
	return value.Kind() == reflect.Slice || value.Kind() == reflect.Map
}

func inUTC(moment time.Time) time.Time { return moment.UTC().Truncate(time.Millisecond) }

// ReadUnion reads an object into the first of several models that takes it, and reports whether one does. Each member is a pointer to
// the pointer that holds the model. What none takes is no error: a later release of the API may send it.
func ReadUnion(data []byte, members ...any) (bool, error) {
	var object map[string]json.RawMessage
	if err := json.Unmarshal(data, &object); err != nil {
		return false, err
	}
	taken := false
	for _, member := range members {
		if !taken && json.Unmarshal(data, member) == nil {
			taken = object != nil
		} else {
			reflect.ValueOf(member).Elem().SetZero()
		}
	}
	return taken, nil
}

// WriteUnion writes the one member of a union that is set.
func WriteUnion(members ...any) ([]byte, error) {
	var set []any
	for _, member := range members {
		if !reflect.ValueOf(member).IsNil() {
			set = append(set, member)
		}
	}
	if len(set) != 1 {
		return nil, fmt.Errorf("a union needs exactly one member, not %d", len(set))
	}
	return json.Marshal(set[0])
}

// At returns what a model has at a path of the API's names, such as page.totalPages; nil when a part of the path is absent.
func At(model any, path string) any {
	value := reflect.ValueOf(model)
	for name := range strings.SplitSeq(path, ".") {
		value = reflect.Indirect(value)
		if value.Kind() != reflect.Struct {
			return nil
		}
		value = value.FieldByNameFunc(func(field string) bool {
			own, _ := value.Type().FieldByName(field)
			tag, _ := tagOf(own)
			return tag == name
		})
	}
	if !value.IsValid() {
		return nil
	}
	return value.Interface()
}

func tagOf(field reflect.StructField) (name string, optional bool) {
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	return name, options == "omitzero"
}
