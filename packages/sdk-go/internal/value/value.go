// Package value writes values of JSON as the API has them.
package value

import (
	"encoding/json"
	"reflect"
	"time"
)

// Marshal writes what stands on its own as the fields of a model are written: times in UTC, and no null for a list or a map.
func Marshal(value any) ([]byte, error) {
	if moment, is := value.(time.Time); is {
		value = InUTC(moment)
	}
	if given := reflect.ValueOf(value); IsNilList(given) {
		value = EmptyList(given.Type()).Interface()
	}
	return json.Marshal(value)
}

// IsNilList tells whether a value is a list or a map that is nil, which would be written as null.
func IsNilList(value reflect.Value) bool {
	return (value.Kind() == reflect.Slice || value.Kind() == reflect.Map) && value.IsNil()
}

// EmptyList makes a list or a map without elements.
func EmptyList(list reflect.Type) reflect.Value {
	if list.Kind() == reflect.Slice {
		return reflect.MakeSlice(list, 0, 0)
	}
	return reflect.MakeMap(list)
}

// InUTC is a time as the API has it, with milliseconds.
func InUTC(moment time.Time) time.Time { return moment.UTC().Truncate(time.Millisecond) }
