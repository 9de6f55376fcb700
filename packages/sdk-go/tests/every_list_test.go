package tests

import (
	"encoding/json"
	"net/http"
	"reflect"
	"strings"
	"testing"
)

// TestEverySequence takes the elements from the documented example.
func TestEverySequence(t *testing.T) {
	count := 0
	for _, version := range versions {
		for _, one := range documents[version]().operations() {
			if !strings.HasPrefix(one.OperationID, "list") || !methodsOf(clientOf(t, version))[sequenceOf(one)].IsValid() {
				continue
			}
			count++
			t.Run(version+"/"+one.OperationID, func(t *testing.T) { walkTwoPages(t, version, one) })
		}
	}
	equal(t, count, 17)
}

func sequenceOf(one operation) string { return strings.Replace(nameOf(one), "List", "Iterate", 1) }

func walkTwoPages(t *testing.T, version string, one operation) {
	_, success := one.successOf()
	_, examples := documents[version]().bodyOf(success)
	var first, last string
	elements := 0
	for index := 0; elements == 0; index++ {
		first, elements = pageOf(t, examples[index], true)
		last, _ = pageOf(t, examples[index], false)
	}
	recorder := responding(http.StatusOK, first, last)
	sequence := methodsOf(clientOf(t, version, recorder.option()))[sequenceOf(one)]
	found := 0
	results := sequence.Call([]reflect.Value{reflect.ValueOf(ctx), reflect.Zero(sequence.Type().In(1))})
	for _, err := range results[0].Seq2() {
		if !err.IsNil() {
			t.Fatal(err)
		}
		found++
	}
	equal(t, found, 2*elements)
	equal(t, len(recorder.requests), 2)
	query := recorder.requests[1].URL.Query()
	if query.Get("after") != "cursor-2" {
		equal(t, query.Get("page"), map[string]string{"v1": "2", "v2": "1"}[version])
	}
}

func pageOf(t *testing.T, example json.RawMessage, more bool) (string, int) {
	t.Helper()
	var page map[string]any
	succeed(t, json.Unmarshal(example, &page))
	elements := 0
	for _, place := range []any{page, page["page"], page["slice"], page["_embedded"]} {
		object, _ := place.(map[string]any)
		for _, value := range object {
			if list, is := value.([]any); is {
				elements = len(list)
			}
		}
		if _, numbered := object["totalPages"]; numbered {
			object["totalPages"] = 2
		}
		delete(object, "next")
	}
	if slice, is := page["slice"].(map[string]any); is && more {
		slice["next"] = "cursor-2"
	}
	if _, plain := page["content"]; plain && more {
		page["next"] = "cursor-2"
	}
	return string(asJSON(t, page)), elements
}
