package wire

import (
	"fmt"
	"reflect"
	"time"
)

// Unset returns the first required field that is not set: an empty text, a nil list or a zero time; empty if all are
// set. The API accepts no empty text in required fields. Numbers and booleans always count as set.
func Unset(model any) string {
	value := reflect.Indirect(reflect.ValueOf(model))
	if place, found := unsetIn(value); found {
		return join(value.Type().Name(), place)
	}
	return ""
}

func unsetIn(content reflect.Value) (string, bool) {
	switch content.Kind() {
	case reflect.Pointer:
		if !content.IsNil() {
			return unsetIn(content.Elem())
		}
	case reflect.Slice:
		for index := range content.Len() {
			if place, found := unsetIn(content.Index(index)); found {
				return join(fmt.Sprintf("[%d]", index), place), true
			}
		}
	case reflect.Map:
		for entry := content.MapRange(); entry.Next(); {
			if place, found := unsetIn(entry.Value()); found {
				return join(entry.Key().String(), place), true
			}
		}
	case reflect.Struct:
		if held, is := contentOf(content); is {
			return unsetIn(held)
		}
		return unsetField(content)
	}
	return "", false
}

func unsetField(model reflect.Value) (string, bool) {
	for index := range model.NumField() {
		field := model.Type().Field(index)
		if !field.IsExported() {
			continue
		}
		name, optional := tagOf(field)
		_, fixed := field.Tag.Lookup("const")
		if name != "" && !optional && !fixed && isUnset(model.Field(index)) {
			return name, true
		}
		if place, found := unsetIn(model.Field(index)); found {
			return join(name, place), true
		}
	}
	return "", false
}

func isUnset(content reflect.Value) bool {
	switch content.Kind() {
	case reflect.String:
		return content.Len() == 0
	case reflect.Slice, reflect.Map:
		return content.IsNil()
	default:
		moment, is := content.Interface().(time.Time)
		return is && moment.IsZero()
	}
}
