package wire

import (
	"encoding/json"
	"reflect"
	"time"

	"github.com/assessment-api/assessment-api-go/internal/value"
)

// Write encodes a struct as an API object: times in UTC with milliseconds, empty lists and maps instead of null, and
// constant fields.
func Write(model any) ([]byte, error) {
	given := reflect.ValueOf(model)
	written := reflect.New(given.Type()).Elem()
	written.Set(given)
	for index := range written.NumField() {
		if field := written.Type().Field(index); field.IsExported() {
			prepare(field, written.Field(index))
		}
	}
	return json.Marshal(written.Interface())
}

func prepare(field reflect.StructField, content reflect.Value) {
	if only, fixed := field.Tag.Lookup("const"); fixed {
		content.SetString(only)
	}
	switch moment := content.Interface().(type) {
	case time.Time:
		content.Set(reflect.ValueOf(value.InUTC(moment)))
	case *time.Time:
		if moment != nil {
			written := value.InUTC(*moment)
			content.Set(reflect.ValueOf(&written))
		}
	}
	if _, optional := tagOf(field); !optional && value.IsNilList(content) {
		content.Set(value.EmptyList(content.Type()))
	}
}
