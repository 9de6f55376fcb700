package assessment

import (
	"encoding/json"
	"strconv"
)

// Scalar is a text, a number or null, as custom fields hold it. Numbers are kept as they were written, without loss. Its zero value is
// null; make the others with [Text] and [Number]. Two scalars that are written alike are equal by ==.
type Scalar struct {
	// json is what stands in JSON; empty is null.
	json string
}

// Text is a scalar that is a text.
func Text(text string) Scalar {
	written, _ := json.Marshal(text) // A string can always be written.
	return Scalar{string(written)}
}

// Number is a scalar that is a number.
func Number[N ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64](number N) Scalar {
	written, err := json.Marshal(number)
	if err != nil {
		return Scalar{strconv.FormatFloat(float64(number), 'g', -1, 64)} // NaN or an infinity, which MarshalJSON will refuse.
	}
	return Scalar{string(written)}
}

// NullScalar is a scalar that is null; in a patch it removes the custom field.
func NullScalar() Scalar { return Scalar{} }

// IsNull tells whether the scalar is null.
func (s Scalar) IsNull() bool { return s.json == "" }

// Text returns the text, and whether the scalar is one.
func (s Scalar) Text() (string, bool) {
	var text string
	if s.IsNull() || s.json[0] != '"' || json.Unmarshal([]byte(s.json), &text) != nil {
		return "", false
	}
	return text, true
}

// Int64 returns the number, and whether the scalar is a whole one that fits.
func (s Scalar) Int64() (int64, bool) {
	number, err := strconv.ParseInt(s.json, 10, 64)
	return number, err == nil
}

// Float64 returns the number, and whether the scalar is one.
func (s Scalar) Float64() (float64, bool) {
	number, err := strconv.ParseFloat(s.json, 64)
	return number, err == nil
}

// String returns the text, the number as it was written, or null.
func (s Scalar) String() string {
	if text, is := s.Text(); is {
		return text
	}
	if s.IsNull() {
		return "null"
	}
	return s.json
}

// MarshalJSON writes the text, the number or null.
func (s Scalar) MarshalJSON() ([]byte, error) {
	if s.IsNull() {
		return []byte("null"), nil
	}
	return []byte(s.json), nil
}

// UnmarshalJSON reads a text, a number or null. Anything else, which only a later release of the API could send, is kept as it is and
// is none of the three.
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
