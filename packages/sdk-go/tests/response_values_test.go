package tests

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// tried is a valid or invalid value derived from the schemas of the documents.
type tried struct {
	At       string          `json:"at"`
	What     string          `json:"what"`
	Value    json.RawMessage `json:"value"`
	AsAbsent bool            `json:"asAbsent"`
}

type valuesOfSchema struct {
	Taken   []tried `json:"taken"`
	Refused []tried `json:"refused"`
}

var values = sync.OnceValue(func() map[string]map[string]valuesOfSchema {
	text, err := os.ReadFile(os.Getenv("ASSESSMENT_API_VALUES"))
	if err != nil {
		panic(err)
	}
	var read map[string]map[string]valuesOfSchema
	if err := json.Unmarshal(text, &read); err != nil {
		panic(err)
	}
	return read
})

// modelsOf returns the structs of a version's responses and events by lower-case name.
func modelsOf(t *testing.T, version string) map[string]reflect.Type {
	t.Helper()
	others := map[string][]reflect.Type{
		"v1": {reflect.TypeFor[apiv1.CandidateBase](), reflect.TypeFor[apiv1.ErrorObject](), reflect.TypeFor[apiv1.WebhookEvent]()},
		"v2": {reflect.TypeFor[apiv2.ErrorObject](), reflect.TypeFor[apiv2.WebhookEvent]()},
		"v3": {reflect.TypeFor[apiv3.ErrorObject]()},
	}
	found := map[string]reflect.Type{}
	var visit func(reflect.Type)
	visit = func(kind reflect.Type) {
		switch kind.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Map:
			visit(kind.Elem())
		case reflect.Struct:
			name := strings.ToLower(kind.Name())
			if found[name] != nil || name == "time" {
				return
			}
			found[name] = kind
			for index := range kind.NumField() {
				visit(kind.Field(index).Type)
			}
		}
	}
	for _, method := range methodsOf(clientOf(t, version)) {
		if method.Type().NumOut() == 2 {
			visit(method.Type().Out(0))
		}
	}
	for _, kind := range others[version] {
		visit(kind)
	}
	return found
}

type problems interface{ Problems() []assessment.Problem }

// eachSchema calls back with the values of every schema with a struct, and a new instance.
func eachSchema(t *testing.T, version string, call func(name string, of valuesOfSchema, fresh func() any)) {
	t.Helper()
	models := modelsOf(t, version)
	count := 0
	for name, of := range values()[version] {
		kind := models[strings.ToLower(name)]
		if kind == nil || !reflect.PointerTo(kind).Implements(reflect.TypeFor[problems]()) {
			continue
		}
		count++
		call(name, of, func() any { return reflect.New(kind).Interface() })
	}
	equal(t, count >= 10, true)
}

func TestWhatAResponseMayHoldIsReadWithoutAProblem(t *testing.T) {
	for _, version := range versions {
		eachSchema(t, version, func(name string, of valuesOfSchema, fresh func() any) {
			for _, one := range of.Taken {
				model := fresh()
				succeed(t, json.Unmarshal(one.Value, model))
				if found := wire.ProblemsIn(model); len(found) > 0 {
					t.Errorf("%s %s %s: %v", version, name, one.What, found)
				}
			}
		})
	}
}

// Lists exactly the values that the module accepts although the document rejects them.
func TestWhatAResponseMustNotHoldIsReportedButForWhatIsListed(t *testing.T) {
	var passed []string
	for _, version := range versions {
		eachSchema(t, version, func(name string, of valuesOfSchema, fresh func() any) {
			for _, one := range of.Refused {
				model := fresh()
				succeed(t, json.Unmarshal(one.Value, model))
				if len(wire.ProblemsIn(model)) == 0 && !one.AsAbsent && !holdsUnknown(model, one.At) {
					passed = append(passed, fmt.Sprintf("%s %s %s", version, name, one.What))
				}
			}
		})
	}
	slices.Sort(passed)
	listed, err := os.ReadFile(filepath.Join("..", "..", "sdk-generator", "values-not-checked.txt"))
	succeed(t, err)
	equal(t, strings.Join(slices.Compact(passed), "\n"), strings.TrimSpace(string(listed)))
}

// holdsUnknown reports whether the field at a path has an unknown enumeration value.
func holdsUnknown(model any, path string) bool {
	name, _, _ := strings.Cut(path, "/")
	object := reflect.ValueOf(model).Elem()
	for index := range object.NumField() {
		if tag, _, _ := strings.Cut(object.Type().Field(index).Tag.Get("json"), ","); tag != name || name == "" {
			continue
		}
		field := object.Field(index)
		for field.Kind() == reflect.Pointer && !field.IsNil() {
			field = field.Elem()
		}
		if get := field.MethodByName("Get"); get.IsValid() {
			field = get.Call(nil)[0]
		}
		value, is := field.Interface().(interface{ Known() bool })
		return is && !value.Known()
	}
	return false
}

func TestWhatDoesNotFitLosesNothingElse(t *testing.T) {
	for _, version := range versions {
		eachSchema(t, version, func(name string, of valuesOfSchema, fresh func() any) {
			others := func(one tried, without string) object {
				model := fresh()
				succeed(t, json.Unmarshal(one.Value, model))
				members := read[object](t, string(asJSON(t, model)))
				delete(members, without)
				return members
			}
			for _, one := range of.Refused {
				if wrong, _, _ := strings.Cut(one.At, "/"); wrong != "" {
					if got, want := others(one, wrong), others(of.Taken[0], wrong); !reflect.DeepEqual(got, want) {
						t.Errorf("%s %s %s: %v instead of %v", version, name, one.What, got, want)
					}
				}
			}
		})
	}
}
