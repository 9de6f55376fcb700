package assessment_test

import (
	"encoding/json"
	"testing"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

func TestNullableIsAbsentNullOrAValue(t *testing.T) {
	type object struct {
		Field assessment.Nullable[string] `json:"field,omitzero"`
	}
	for text, want := range map[string]assessment.Nullable[string]{
		`{}`:             {},
		`{"field":null}`: assessment.Null[string](),
		`{"field":""}`:   assessment.Value(""),
		`{"field":"x"}`:  assessment.Value("x"),
	} {
		var got object
		if err := json.Unmarshal([]byte(text), &got); err != nil {
			t.Fatal(err)
		}
		if got.Field != want {
			t.Errorf("%s became %v", text, got)
		}
		if written, err := json.Marshal(object{want}); err != nil || string(written) != text {
			t.Errorf("%v was written as %s (%v)", want, written, err)
		}
	}
	var got object
	if json.Unmarshal([]byte(`{"field":7}`), &got) == nil {
		t.Error("a number was taken for a text")
	}
}

func TestAValueIsWrittenAsInAModel(t *testing.T) {
	moment := time.Date(2026, 3, 2, 11, 15, 0, 123_456_789, time.FixedZone("", 2*60*60))
	for want, value := range map[string]json.Marshaler{
		`"2026-03-02T09:15:00.123Z"`: assessment.Value(moment),
		`[]`:                         assessment.Value[[]string](nil),
		`{}`:                         assessment.Value[map[string]int](nil),
		`null`:                       assessment.Null[[]string](),
	} {
		if written, err := json.Marshal(value); err != nil || string(written) != want {
			t.Errorf("%s, not %s (%v)", written, want, err)
		}
	}
}
