package assessment_test

import (
	"encoding/json"
	"math"
	"testing"

	assessment "github.com/assessment-api/assessment-api-go"
)

func TestScalarsAreWrittenAndRead(t *testing.T) {
	for text, want := range map[string]assessment.Scalar{
		`"CC-7"`:               assessment.Text("CC-7"),
		`"\u00e4 \"7\""`:       assessment.Text(`ä "7"`),
		`42`:                   assessment.Number(42),
		`-7.25`:                assessment.Number(-7.25),
		`9007199254740993`:     assessment.Number(int64(9007199254740993)),
		`18446744073709551615`: assessment.Number(uint64(math.MaxUint64)),
		`null`:                 assessment.NullScalar(),
		` "with a space in" `:  assessment.Text("with a space in"),
	} {
		var got assessment.Scalar
		if err := json.Unmarshal([]byte(text), &got); err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("%s became %v, not %v", text, got, want)
		}
		var again assessment.Scalar
		written, err := json.Marshal(got)
		if err != nil || json.Unmarshal(written, &again) != nil || again != got {
			t.Errorf("%v was written as %s (%v)", got, written, err)
		}
	}
}

func TestWhatAScalarIs(t *testing.T) {
	for _, given := range []struct {
		scalar                       assessment.Scalar
		isText, isInt, isFloat, null bool
		text                         string
	}{
		{assessment.Text("7"), true, false, false, false, "7"},
		{assessment.Number(7), false, true, true, false, "7"},
		{assessment.Number(7.5), false, false, true, false, "7.5"},
		{assessment.NullScalar(), false, false, false, true, "null"},
		{assessment.Scalar{}, false, false, false, true, "null"},
		{scalarOf(t, `{"kind":"new"}`), false, false, false, false, `{"kind":"new"}`},
	} {
		_, isText := given.scalar.Text()
		_, isInt := given.scalar.Int64()
		_, isFloat := given.scalar.Float64()
		if isText != given.isText || isInt != given.isInt || isFloat != given.isFloat || given.scalar.IsNull() != given.null {
			t.Errorf("%v: text %v, whole %v, number %v, null %v", given.scalar, isText, isInt, isFloat, given.scalar.IsNull())
		}
		if given.scalar.String() != given.text {
			t.Errorf("%q is not %q", given.scalar.String(), given.text)
		}
	}
}

func scalarOf(t *testing.T, text string) assessment.Scalar {
	t.Helper()
	var scalar assessment.Scalar
	if err := json.Unmarshal([]byte(text), &scalar); err != nil {
		t.Fatal(err)
	}
	return scalar
}

func TestANumberThatJSONDoesNotHave(t *testing.T) {
	if _, err := json.Marshal(assessment.Number(math.NaN())); err == nil {
		t.Error("NaN was written")
	}
}
