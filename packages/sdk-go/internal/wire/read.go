package wire

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

// needed is the problem of null in a place that is not nullable.
const needed = "null where a value is needed"

// Read parses an object leniently into the struct that model points to, and returns its problems. Invalid fields have
// their zero value. Field names are case-sensitive, unlike in encoding/json. Only invalid JSON is an error.
func Read(data []byte, model any) (*Problems, error) {
	value := reflect.ValueOf(model).Elem()
	value.SetZero()
	var given map[string]json.RawMessage
	if err := json.Unmarshal(data, &given); given == nil {
		var broken *json.SyntaxError
		if errors.As(err, &broken) {
			return nil, err
		}
		return &Problems{list: problem("no object")}, nil
	}
	var problems []assessment.Problem
	for index := range value.NumField() {
		field := value.Type().Field(index)
		if name, _ := tagOf(field); name != "" {
			problems = append(problems, within(name, readField(field, value.Field(index), given))...)
		}
	}
	if problems == nil {
		return nil, nil
	}
	return &Problems{list: problems}, nil
}

func readField(field reflect.StructField, value reflect.Value, given map[string]json.RawMessage) []assessment.Problem {
	name, optional := tagOf(field)
	raw, there := given[name]
	switch {
	case !there && optional:
		return nil
	case !there:
		return problem("missing")
	case !optional && string(raw) == "null" && value.Kind() != reflect.Pointer && value.Kind() != reflect.Interface:
		return problem(needed)
	}
	if err := json.Unmarshal(raw, value.Addr().Interface()); err != nil {
		value.SetZero()
		if other := inGoForm(raw); other == nil || json.Unmarshal(other, value.Addr().Interface()) != nil {
			value.SetZero()
			if index := nullIn(value.Type(), raw); index >= 0 && index < unfitElement(value.Type(), raw) {
				return inElement(index, problem(needed))
			}
			return inElement(unfitElement(value.Type(), raw), problem(withoutValue(err)))
		}
	}
	if given, is := contentIn(value).(time.Time); is && !isTimestamp(given, raw) {
		value.SetZero()
		return problem("not a time in the form of RFC 3339")
	}
	if index := nullIn(value.Type(), raw); index >= 0 {
		value.SetZero()
		return inElement(index, problem(needed))
	}
	if only, fixed := field.Tag.Lookup("const"); fixed && value.String() != only {
		return problem(fmt.Sprintf("not %q", only))
	}
	if !isExact(raw) && isNumber(value) {
		return problem("a number that float64 only holds approximately")
	}
	return append(problemsIn(value), problemsOfScalars(value, field.Tag.Get("scalars"))...)
}

// isTimestamp reports whether a parsed time had a valid form, and can be written in UTC. Package time also accepts a
// comma before the fraction, and offsets of 24 hours.
func isTimestamp(given time.Time, raw []byte) bool {
	year := given.UTC().Year()
	return moment.Match(raw) && year >= 1 && year <= 9999
}

func isNumber(value reflect.Value) bool {
	_, is := contentIn(value).(float64)
	return is
}

func contentIn(value reflect.Value) any {
	if value.Kind() == reflect.Pointer && !value.IsNil() {
		value = value.Elem()
	}
	if value.Kind() == reflect.Struct {
		if held, is := contentOf(value); is {
			value = held
		}
	}
	if !value.CanInterface() {
		return nil
	}
	return value.Interface()
}

// isExact reports whether a number equals its nearest float64, as that is written. True for other values.
func isExact(raw []byte) bool {
	text := string(raw)
	// A float64 holds 15 digits.
	if len(text) <= 15 && !strings.ContainsAny(text, "eE") || strings.ContainsAny(text[:1], `"{[tfn`) {
		return true
	}
	nearest, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return true
	}
	mantissa, _, _ := strings.Cut(strings.ToLower(text), "e")
	if nearest == 0 {
		return !strings.ContainsAny(mantissa, "123456789")
	}
	given, _ := new(big.Rat).SetString(text)
	written, _ := new(big.Rat).SetString(strconv.FormatFloat(nearest, 'g', -1, 64))
	return given != nil && given.Cmp(written) == 0
}

// nullIn returns the index of the first null in a list of scalars, which Go would read as a zero value; -1 without one.
func nullIn(kind reflect.Type, raw []byte) int {
	if kind.Kind() != reflect.Slice || kind.Elem().Kind() != reflect.String && kind.Elem().Kind() > reflect.Float64 {
		return -1
	}
	var elements []json.RawMessage
	if json.Unmarshal(raw, &elements) != nil {
		return -1
	}
	return slices.IndexFunc(elements, func(one json.RawMessage) bool { return string(one) == "null" })
}

// unfitElement returns -1 if all elements are readable.
func unfitElement(kind reflect.Type, raw []byte) int {
	var elements []json.RawMessage
	if kind.Kind() != reflect.Slice || json.Unmarshal(raw, &elements) != nil {
		return -1
	}
	return slices.IndexFunc(elements, func(one json.RawMessage) bool {
		return json.Unmarshal(one, reflect.New(kind.Elem()).Interface()) != nil
	})
}

// inElement prefixes the places of problems with an index; -1 stands for the value itself.
func inElement(index int, problems []assessment.Problem) []assessment.Problem {
	if index < 0 {
		return problems
	}
	return within(fmt.Sprintf("[%d]", index), problems)
}

// inGoForm converts values to a form that encoding/json can parse; nil if no conversion applies.
func inGoForm(raw []byte) []byte {
	if whole, is := wholeNumber(raw); is {
		return whole
	}
	return inRFC3339(raw)
}

// moment matches ISO 8601 times beyond RFC 3339, such as 2026-03-02 09:15+0000.
var moment = regexp.MustCompile(`^"(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(?:([Zz])|([+-](?:[01]\d|2[0-3]))(?::?([0-5]\d))?)"$`)

func inRFC3339(raw []byte) []byte {
	parts := moment.FindSubmatch(raw)
	if parts == nil {
		return nil
	}
	text := fmt.Sprintf(`"%sT%s%s`, parts[1], parts[2], cmp.Or(string(parts[3]), ":00"))
	if len(parts[4]) > 0 {
		return []byte(text + `Z"`)
	}
	return fmt.Appendf(nil, `%s%s:%s"`, text, parts[5], cmp.Or(string(parts[6]), "00"))
}

// wholeNumber converts 4.0 to 4. They are equal in JSON, but Go only reads the latter as an int.
func wholeNumber(raw []byte) ([]byte, bool) {
	number, err := strconv.ParseFloat(string(raw), 64)
	if err != nil || number != math.Trunc(number) || math.Abs(number) >= 1<<53 {
		return nil, false
	}
	return strconv.AppendInt(nil, int64(number), 10), true
}

// isWhole reports whether a JSON number is an integer, such as 4.0 and 4e3, without computing its value.
func isWhole(number string) bool {
	mantissa, exponent, _ := strings.Cut(strings.ToLower(number), "e")
	digits, fraction, _ := strings.Cut(strings.TrimPrefix(mantissa, "-"), ".")
	fraction = strings.TrimRight(fraction, "0")
	if strings.Trim(digits, "0") == "" && fraction == "" {
		return true
	}
	power, err := strconv.Atoi(cmp.Or(exponent, "0"))
	switch {
	case err != nil:
		return !strings.HasPrefix(exponent, "-")
	case fraction != "":
		return power >= len(fraction)
	default:
		return power >= len(strings.TrimRight(digits, "0"))-len(digits)
	}
}

func problem(reason string) []assessment.Problem { return []assessment.Problem{{Reason: reason}} }

// withoutValue describes a problem without quoting the value, which may be personal.
func withoutValue(err error) string {
	var mismatch *json.UnmarshalTypeError
	var moment *time.ParseError
	switch {
	case errors.As(err, &mismatch):
		return "not of the type " + mismatch.Type.String()
	case errors.As(err, &moment):
		return "not a time in the form of RFC 3339"
	default:
		return "not what the document says"
	}
}
