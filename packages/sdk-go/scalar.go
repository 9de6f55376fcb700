package assessment

import (
	"encoding/json"
	"strconv"
)

// Scalar is a text, a number or null, as in custom fields. Numbers keep their exact spelling. The zero value is null;
// create values with [Text] and [Number]. Scalars with the same spelling are equal by ==.
type Scalar struct {
	// json is the JSON text; empty for null.
	json string
}

// Text returns a text scalar.
func Text(text string) Scalar {
	written, _ := json.Marshal(text) // A string can always be written.
	return Scalar{string(written)}
}

// Number returns a number scalar.
func Number[N ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64](number N) Scalar {
	written, err := json.Marshal(number)
	if err != nil {
		return Scalar{strconv.FormatFloat(float64(number), 'g', -1, 64)} // NaN or an infinity, which MarshalJSON will refuse.
	}
	return Scalar{string(written)}
}

// NullScalar returns a null scalar; in a patch it removes the custom field.
func NullScalar() Scalar { return Scalar{} }

// IsNull reports whether the scalar is null.
func (s Scalar) IsNull() bool { return s.json == "" }

// Text returns the text, and whether the scalar is one.
func (s Scalar) Text() (string, bool) {
	var text string
	if s.IsNull() || s.json[0] != '"' || json.Unmarshal([]byte(s.json), &text) != nil {
		return "", false
	}
	return text, true
}

// Int64 returns the number, and whether the scalar is an integer in range.
func (s Scalar) Int64() (int64, bool) {
	number, err := strconv.ParseInt(s.json, 10, 64)
	return number, err == nil
}

// Float64 returns the number, and whether the scalar is one.
func (s Scalar) Float64() (float64, bool) {
	number, err := strconv.ParseFloat(s.json, 64)
	return number, err == nil
}

// String returns the text, the number as spelled, or null.
func (s Scalar) String() string {
	if text, is := s.Text(); is {
		return text
	}
	if s.IsNull() {
		return "null"
	}
	return s.json
}

// MarshalJSON encodes the text, the number or null.
func (s Scalar) MarshalJSON() ([]byte, error) {
	if s.IsNull() {
		return []byte("null"), nil
	}
	return []byte(s.json), nil
}

// UnmarshalJSON parses a text, a number or null. Other values, which only a later release could send, are kept
// unchanged.
func (s *Scalar) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*s = Scalar{}
		return nil
	}
	var text string
	if json.Unmarshal(data, &text) == nil {
		*s = Text(text)
		return nil
	}
	*s = Scalar{string(data)}
	return nil
}
