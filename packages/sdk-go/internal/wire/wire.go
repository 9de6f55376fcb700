// Package wire parses and encodes models by their struct fields. Fields with the tag omitzero are optional, pointers
// are nullable, the tag const holds the only value of a field, and the tag scalars the types of a map's values.
package wire

import (
	"reflect"
	"strings"
)

// tagOf returns the API's name of a field, empty without one, and whether it is optional.
func tagOf(field reflect.StructField) (name string, optional bool) {
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	return name, options == "omitzero"
}

func fieldNamed(model reflect.Type, name string) (reflect.StructField, bool) {
	if model.Kind() != reflect.Struct {
		return reflect.StructField{}, false
	}
	for _, field := range reflect.VisibleFields(model) {
		if own, _ := tagOf(field); own == name {
			return field, true
		}
	}
	return reflect.StructField{}, false
}

func join(step, place string) string {
	if step == "" || place == "" || strings.HasPrefix(place, "[") {
		return step + place
	}
	return step + "." + place
}

// At returns the value at a path of API names, such as page.totalPages; nil if part of the path is absent.
func At(model any, path string) any {
	value := reflect.ValueOf(model)
	for name := range strings.SplitSeq(path, ".") {
		value = reflect.Indirect(value)
		if !value.IsValid() {
			return nil
		}
		field, has := fieldNamed(value.Type(), name)
		if !has {
			return nil
		}
		value = value.FieldByIndex(field.Index)
	}
	return value.Interface()
}
