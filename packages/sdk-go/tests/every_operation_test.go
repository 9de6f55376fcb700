package tests

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/apiv1"
	"github.com/assessment-api/assessment-api-go/apiv2"
	"github.com/assessment-api/assessment-api-go/apiv3"
)

var inBraces = regexp.MustCompile(`\{[^}]+\}`)

func clientOf(t *testing.T, version string, options ...assessment.Option) any {
	t.Helper()
	switch version {
	case "v1":
		return must(apiv1.NewClient("any", options...))(t)
	case "v2":
		return must(apiv2.NewClient("any", options...))(t)
	default:
		return must(apiv3.NewClient("any", options...))(t)
	}
}

func methodsOf(client any) map[string]reflect.Value {
	methods := map[string]reflect.Value{}
	services := reflect.ValueOf(client).Elem()
	for field := range services.NumField() {
		service := services.Field(field)
		for method := range service.NumMethod() {
			methods[service.Type().Method(method).Name] = service.Method(method)
		}
	}
	return methods
}

func nameOf(one operation) string {
	return strings.ToUpper(one.OperationID[:1]) + one.OperationID[1:]
}

// argumentsOf returns the arguments of an operation: a context, an identifier per path parameter, the documented body
// and no query parameters.
func argumentsOf(t *testing.T, version string, one operation, method reflect.Type) []reflect.Value {
	t.Helper()
	arguments := []reflect.Value{reflect.ValueOf(ctx)}
	for range inBraces.FindAllString(one.path, -1) {
		arguments = append(arguments, reflect.ValueOf("some-id"))
	}
	if one.RequestBody != nil {
		arguments = append(arguments, bodyFor(t, version, one, method.In(len(arguments))))
	}
	for len(arguments) < method.NumIn()-1 {
		arguments = append(arguments, reflect.Zero(method.In(len(arguments))))
	}
	return arguments
}

func bodyFor(t *testing.T, version string, one operation, kind reflect.Type) reflect.Value {
	t.Helper()
	mediaType, examples := documents[version]().bodyOf(*one.RequestBody)
	if mediaType == "application/zip" {
		return reflect.ValueOf(bytes.NewReader(zipped(t, map[string]string{"task.yaml": "taskId: tsk_1\n"})))
	}
	body := reflect.New(kind)
	succeed(t, json.Unmarshal(examples[0], body.Interface()))
	return body.Elem()
}

// TestEveryOperation calls each operation once against the mock, which validates every request.
func TestEveryOperation(t *testing.T) {
	for _, version := range versions {
		for _, one := range documents[version]().operations() {
			t.Run(version+"/"+one.OperationID, func(t *testing.T) {
				recorder := passing("", "")
				client := clientOf(t, version, recorder.option(), assessment.WithBaseURL(mock+"/"+version), assessment.WithStrictResponses())
				method, offered := methodsOf(client)[nameOf(one)]
				if !offered {
					t.Fatal("the client has no such method")
				}
				var response assessment.Response
				arguments := argumentsOf(t, version, one, method.Type())
				results := method.Call(append(arguments, reflect.ValueOf(assessment.ResponseInto(&response))))
				if err := results[len(results)-1].Interface(); err != nil {
					t.Fatal(err)
				}
				status, success := one.successOf()
				equal(t, len(recorder.requests), 1)
				equal(t, recorder.requests[0].Method, one.method)
				equal(t, recorder.requests[0].URL.Path, "/"+version+inBraces.ReplaceAllString(one.path, "some-id"))
				equal(t, strconv.Itoa(response.StatusCode), status)
				equal(t, len(results) == 2 && !results[0].IsNil(), success.Ref != "" || len(success.Content) > 0)
			})
		}
	}
}

func TestClientsOfferWhatTheDocumentsHaveAndNothingElse(t *testing.T) {
	for _, version := range versions {
		var documented []string
		for _, one := range documents[version]().operations() {
			documented = append(documented, nameOf(one))
		}
		offered := slices.Collect(maps.Keys(methodsOf(clientOf(t, version))))
		offered = slices.DeleteFunc(offered, func(name string) bool { return strings.HasPrefix(name, "Iterate") })
		slices.Sort(offered)
		slices.Sort(documented)
		equal(t, offered, documented)
	}
}
