// Package value encodes JSON values in the form of the API.
package value

import (
	"encoding/json"
	"reflect"
	"time"
)

// Marshal encodes a value like a model field: times in UTC, and empty lists and maps instead of null.
func Marshal(value any) ([]byte, error) {
	if moment, is := value.(time.Time); is {
		value = InUTC(moment)
	}
	if given := reflect.ValueOf(value); IsNilList(given) {
		value = EmptyList(given.Type()).Interface()
	}
	return json.Marshal(value)
}

// IsNilList reports whether a value is a nil slice or map, which encoding/json would encode as null.
func IsNilList(value reflect.Value) bool {
	return (value.Kind() == reflect.Slice || value.Kind() == reflect.Map) && value.IsNil()
}

// EmptyList creates an empty slice or map.
func EmptyList(list reflect.Type) reflect.Value {
	if list.Kind() == reflect.Slice {
		return reflect.MakeSlice(list, 0, 0)
	}
	return reflect.MakeMap(list)
}

// InUTC converts a time to UTC with milliseconds.
func InUTC(moment time.Time) time.Time { return moment.UTC().Truncate(time.Millisecond) }
