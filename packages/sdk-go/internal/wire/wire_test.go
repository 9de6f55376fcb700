package wire

import (
	"encoding/json"
	"fmt"
	"testing"
)

func TestAtAPath(t *testing.T) {
	type slice struct {
		Next *string `json:"next,omitzero"`
	}
	type page struct {
		Slice *slice `json:"slice,omitzero"`
		Total int    `json:"total"`
	}
	next := "c2"
	full := &page{Slice: &slice{Next: &next}, Total: 3}
	if got := At(full, "slice.next"); got != &next {
		t.Error(got)
	}
	if got := At(full, "total"); got != 3 {
		t.Error(got)
	}
	for _, path := range []string{"slice.next", "missing", "total.deeper"} {
		if got := At(&page{Total: 3}, path); got != nil {
			t.Errorf("%s: %v", path, got)
		}
	}
}

type fixed struct {
	Kind string `json:"kind" const:"A"`
	Note any    `json:"note"`
}

func TestAFieldWithOnlyOneValue(t *testing.T) {
	written, err := Write(fixed{})
	if err != nil || string(written) != `{"kind":"A","note":null}` {
		t.Errorf("%s %v", written, err)
	}
	var read fixed
	for text, expected := range map[string]string{
		`{"kind":"B","note":1}`: `[kind: not "A"]`, string(written): "[]", "null": "[no object]", "{}": "[kind: missing note: missing]",
	} {
		problems, err := Read([]byte(text), &read)
		if got := fmt.Sprint(problems.List()); err != nil || got != expected {
			t.Error(text, got, err)
		}
	}
	if _, err := Read([]byte("{"), &read); err == nil {
		t.Error("half an object was read")
	}
}

func TestAUnionNeedsOneMember(t *testing.T) {
	one := &fixed{Kind: "A"}
	var none *fixed
	if written, err := WriteUnion(none, one, json.RawMessage(nil)); err != nil || len(written) == 0 {
		t.Error(string(written), err)
	}
	if _, err := WriteUnion(none, none); err == nil {
		t.Error("a union without a member was written")
	}
}

func TestWholeNumbers(t *testing.T) {
	for text, whole := range map[string]bool{
		"7": true, "-7": true, "7.0": true, "7.5": false, "0.0": true, "-0": true, "1e3": true, "1.25E2": true, "1.25e1": false,
		"70e-1": true, "75e-1": false, "9007199254740993.5": false, "1e99999999999999999999": true, "1e-99999999999999999999": false,
		"0e-99999999999999999999": true,
	} {
		if isWhole(text) != whole {
			t.Errorf("%s is whole: %v", text, !whole)
		}
	}
}
