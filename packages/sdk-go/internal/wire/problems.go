package wire

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
)

// Problems are the violations found while parsing a model; nil without any. Models hold a pointer, so that they stay
// comparable.
type Problems struct{ list []assessment.Problem }

// List returns the problems; places are relative to the model.
func (p *Problems) List() []assessment.Problem {
	if p == nil {
		return nil
	}
	return slices.Clone(p.list)
}

// ProblemsIn returns the problems of all models in a value.
func ProblemsIn(content any) []assessment.Problem { return problemsIn(reflect.ValueOf(content)) }

func problemsIn(content reflect.Value) []assessment.Problem {
	switch content.Kind() {
	case reflect.Pointer:
		if !content.IsNil() {
			return problemsIn(content.Elem())
		}
	case reflect.Slice:
		return problemsOfElements(content)
	case reflect.Map:
		return problemsOfEntries(content)
	case reflect.Struct:
		if model, is := content.Interface().(interface{ Problems() []assessment.Problem }); is {
			return model.Problems()
		}
		if held, is := contentOf(content); is {
			return problemsIn(held)
		}
	}
	return nil
}

func problemsOfElements(list reflect.Value) []assessment.Problem {
	var found []assessment.Problem
	for index := range list.Len() {
		found = append(found, within(fmt.Sprintf("[%d]", index), problemsIn(list.Index(index)))...)
	}
	return found
}

func problemsOfEntries(entries reflect.Value) []assessment.Problem {
	var found []assessment.Problem
	for _, name := range entries.MapKeys() {
		found = append(found, within(name.String(), problemsIn(entries.MapIndex(name)))...)
	}
	return sorted(found)
}

// ProblemsOfScalars returns the problems of a map of scalars whose values have types such as "string number null". The
// values are kept. Without types, it returns nil.
func ProblemsOfScalars(entries any, types string) []assessment.Problem {
	return problemsOfScalars(reflect.ValueOf(entries), types)
}

func problemsOfScalars(entries reflect.Value, types string) []assessment.Problem {
	if types == "" || entries.Kind() != reflect.Map {
		return nil
	}
	var found []assessment.Problem
	for name, value := range entries.Seq2() {
		scalar, is := value.Interface().(assessment.Scalar)
		if reason := reasonOf(scalar, types); is && reason != "" {
			found = append(found, within(name.String(), problem(reason))...)
		}
	}
	return sorted(found)
}

// reasonOf returns why a scalar has none of the types; empty if it has one.
func reasonOf(scalar assessment.Scalar, types string) string {
	_, isText := scalar.Text()
	spelling := scalar.String()
	switch {
	case isText:
		return ""
	case scalar.IsNull() && !strings.Contains(types, "null"):
		return needed
	case strings.ContainsAny(spelling[:1], "{[tf"):
		return "neither a text nor a number"
	case strings.Contains(types, "integer") && !scalar.IsNull() && !isWhole(spelling):
		return "not a whole number"
	default:
		return ""
	}
}

// Lost returns the problems that hide the value at a path: of the value itself, or of an enclosing object.
func Lost(problems []assessment.Problem, path string) []assessment.Problem {
	return slices.DeleteFunc(slices.Clone(problems), func(problem assessment.Problem) bool {
		return problem.Place != "" && problem.Place != path && !strings.HasPrefix(path, problem.Place+".")
	})
}

// sorted gives the problems of a map, which has no order, the order of their places.
func sorted(problems []assessment.Problem) []assessment.Problem {
	slices.SortStableFunc(problems, func(a, b assessment.Problem) int { return cmp.Compare(a.Place, b.Place) })
	return problems
}

func within(step string, problems []assessment.Problem) []assessment.Problem {
	for index := range problems {
		problems[index].Place = join(step, problems[index].Place)
	}
	return problems
}

func contentOf(nullable reflect.Value) (reflect.Value, bool) {
	get := nullable.MethodByName("Get")
	if !get.IsValid() {
		return reflect.Value{}, false
	}
	found := get.Call(nil)
	return found[0], found[1].Bool()
}
