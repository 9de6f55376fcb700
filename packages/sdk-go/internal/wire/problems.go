package wire

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	assessment "github.com/assessment-api/assessment-api-go"
)

// Problems are what of a response did not fit a model; nil when all of it did. Models hold a pointer, so that they can be compared.
type Problems struct{ list []assessment.Problem }

// List returns each problem; its place begins at the model.
func (p *Problems) List() []assessment.Problem {
	if p == nil {
		return nil
	}
	return slices.Clone(p.list)
}

// ProblemsIn returns what did not fit in a value: in a model, or in those in a list or a map.
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
		if scalar, is := content.Interface().(assessment.Scalar); is {
			return problemWith(scalar)
		}
		if model, is := content.Interface().(interface{ Problems() []assessment.Problem }); is {
			return model.Problems()
		}
		if held, is := contentOf(content); is {
			return problemsIn(held)
		}
	}
	return nil
}

// problemWith says what is wrong with a scalar that was kept as it came.
func problemWith(scalar assessment.Scalar) []assessment.Problem {
	_, isText := scalar.Text()
	if isText || !strings.ContainsAny(scalar.String()[:1], "{[tf") {
		return nil
	}
	return problem("neither a text nor a number")
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
	slices.SortStableFunc(found, func(a, b assessment.Problem) int { return cmp.Compare(a.Place, b.Place) })
	return found
}

// Lost returns the problems that keep a value from having anything at a path of the API's names: with the value itself, with what is at the
// path, or with an object on the way to it.
func Lost(problems []assessment.Problem, path string) []assessment.Problem {
	return slices.DeleteFunc(slices.Clone(problems), func(problem assessment.Problem) bool {
		return problem.Place != "" && problem.Place != path && !strings.HasPrefix(path, problem.Place+".")
	})
}

// within says of problems that they are in a field or in an element.
func within(step string, problems []assessment.Problem) []assessment.Problem {
	for index := range problems {
		problems[index].Place = join(step, problems[index].Place)
	}
	return problems
}

// contentOf returns what a Nullable of the public package holds, and whether it holds anything.
func contentOf(nullable reflect.Value) (reflect.Value, bool) {
	get := nullable.MethodByName("Get")
	if !get.IsValid() {
		return reflect.Value{}, false
	}
	found := get.Call(nil)
	return found[0], found[1].Bool()
}
