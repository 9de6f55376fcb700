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

// Lost returns the problems that hide the value at a path: of the value itself, or of an enclosing object.
func Lost(problems []assessment.Problem, path string) []assessment.Problem {
	return slices.DeleteFunc(slices.Clone(problems), func(problem assessment.Problem) bool {
		return problem.Place != "" && problem.Place != path && !strings.HasPrefix(path, problem.Place+".")
	})
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
