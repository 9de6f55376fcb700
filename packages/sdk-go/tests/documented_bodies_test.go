package tests

import (
	"encoding/json"
	"reflect"
	"testing"
)

func TestEveryDocumentedBodySurvives(t *testing.T) {
	for _, version := range versions {
		methods := methodsOf(clientOf(t, version))
		for _, one := range documents[version]().operations() {
			method := methods[nameOf(one)].Type()
			if one.RequestBody != nil {
				position := 1 + len(inBraces.FindAllString(one.path, -1))
				checkExamples(t, version, one, *one.RequestBody, method.In(position))
			}
			if method.NumOut() == 2 {
				_, success := one.successOf()
				checkExamples(t, version, one, success, method.Out(0))
			}
		}
	}
}

func checkExamples(t *testing.T, version string, one operation, body response, kind reflect.Type) {
	t.Helper()
	mediaType, examples := documents[version]().bodyOf(body)
	if mediaType == "application/zip" {
		return
	}
	if len(examples) == 0 {
		t.Fatalf("%s has no example", one.OperationID)
	}
	for _, example := range examples {
		value := reflect.New(kind)
		if err := json.Unmarshal(example, value.Interface()); err != nil {
			t.Fatalf("%s %s: %v", version, one.OperationID, err)
		}
		equal(t, normal(t, asJSON(t, value.Elem().Interface())), normal(t, example))
	}
}
