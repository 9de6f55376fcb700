// Package wire reads and writes the models. What it knows of a model it takes from the fields of its struct: a field whose tag says
// omitzero may be absent, any other has to be there; one that is a pointer may be null; the tag const holds the only value that a
// field can have.
package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// Read reads an object of the API into the struct that model points to, and refuses one without a field that it has to have. Names of
// fields count as they are written: encoding/json would take ID for id. The name of the model stands in errors.
func Read(name string, data []byte, model any) error {
	var given map[string]json.RawMessage
	if json.Unmarshal(data, &given) != nil || given == nil {
		return fmt.Errorf("%s: not an object", name)
	}
	value := reflect.ValueOf(model).Elem()
	for index := range value.NumField() {
		if err := readField(value.Type().Field(index), value.Field(index), given); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

func readField(field reflect.StructField, value reflect.Value, given map[string]json.RawMessage) error {
	name, optional := tagOf(field)
	raw, there := given[name]
	switch {
	case !there && optional:
		return nil
	case !there:
		return fmt.Errorf("%s is missing", name)
	case !optional && string(raw) == "null" && value.Kind() != reflect.Pointer && value.Kind() != reflect.Interface:
		return fmt.Errorf("%s is null", name)
	}
	if err := json.Unmarshal(raw, value.Addr().Interface()); err != nil {
		whole, is := wholeNumber(raw)
		if !is || json.Unmarshal(whole, value.Addr().Interface()) != nil {
			return withoutValue(name, err)
		}
	}
	if only, fixed := field.Tag.Lookup("const"); fixed && value.String() != only {
		return fmt.Errorf("%s is not %q", name, only)
	}
	return nil
}

// wholeNumber writes 4.0 as 4, which is the same in JSON, where Go reads only the latter as an int.
func wholeNumber(raw []byte) ([]byte, bool) {
	number, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || number != math.Trunc(number) || math.Abs(number) >= 1<<53 {
		return nil, false
	}
	return strconv.AppendInt(nil, int64(number), 10), true
}

// withoutValue says what is of the wrong type, and not what it holds, which may be personal.
func withoutValue(name string, err error) error {
	var mismatch *json.UnmarshalTypeError
	var moment *time.ParseError
	switch {
	case errors.As(err, &mismatch):
		return fmt.Errorf("%s is not of the type %s", name, mismatch.Type)
	case errors.As(err, &moment):
		return fmt.Errorf("%s is not a time in the form of RFC 3339", name)
	default:
		return err
	}
}

// Write writes a struct as an object of the API: times in UTC with milliseconds, no null for a list or a map that has to be there, and
// the fields that can have only one value.
func Write(model any) ([]byte, error) {
	given := reflect.ValueOf(model)
	value := reflect.New(given.Type()).Elem()
	value.Set(given)
	for index := range value.NumField() {
		prepare(value.Type().Field(index), value.Field(index))
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
	if _, optional := tagOf(field); !optional && isNilList(value) {
		value.Set(emptyList(value.Type()))
	}
}

// Marshal writes what stands on its own as the fields of a model are written: times in UTC, and no null for a list or a map.
func Marshal(value any) ([]byte, error) {
	if moment, is := value.(time.Time); is {
		value = inUTC(moment)
	}
	if given := reflect.ValueOf(value); isNilList(given) {
		value = emptyList(given.Type()).Interface()
	}
	return json.Marshal(value)
}

func isNilList(value reflect.Value) bool {
	return (value.Kind() == reflect.Slice || value.Kind() == reflect.Map) && value.IsNil()
}

func emptyList(list reflect.Type) reflect.Value {
	if list.Kind() == reflect.Slice {
		return reflect.MakeSlice(list, 0, 0)
	}
	return reflect.MakeMap(list)
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
