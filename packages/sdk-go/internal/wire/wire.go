// Package wire reads and writes the models. What it knows of a model it takes from the fields of its struct: a field whose tag says
// omitzero may be absent, any other has to be there; one that is a pointer may be null; the tag const holds the only value that a
// field can have.
package wire

import (
	"reflect"
	"strings"
)

// tagOf returns the API's name of a field, empty where it has none, and whether it may be absent.
func tagOf(field reflect.StructField) (name string, optional bool) {
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	return name, options == "omitzero"
}

// fieldNamed finds the field of a struct by the API's name.
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

// join puts the name of a field or the index of an element before a place below it.
func join(step, place string) string {
	if step == "" || place == "" || strings.HasPrefix(place, "[") {
		return step + place
	}
	return step + "." + place
}

// At returns what a model has at a path of the API's names, such as page.totalPages; nil when a part of the path is absent.
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
