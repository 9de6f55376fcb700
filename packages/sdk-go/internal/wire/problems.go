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
	slices.SortStableFunc(found, func(a, b assessment.Problem) int { return cmp.Compare(a.Place, b.Place) })
	return found
}

// LacksList tells whether problems of a value are with the value itself, or with a list that has to be there: an empty one could not be
// told from it, so that has to be an error. In an element of a list it is only a problem of that element.
func LacksList(content any, problems []assessment.Problem) bool {
	return slices.ContainsFunc(problems, func(problem assessment.Problem) bool {
		return !strings.Contains(problem.Place, "[") && isList(reflect.TypeOf(content), problem.Place)
	})
}

// isList tells whether what has to be at a path of the API's names is a list, or has one.
func isList(kind reflect.Type, path string) bool {
	for kind.Kind() == reflect.Pointer {
		kind = kind.Elem()
	}
	if path == "" {
		return true
	}
	name, below, deeper := strings.Cut(path, ".")
	field, has := fieldNamed(kind, name)
	if !has || deeper {
		return has && isList(field.Type, below)
	}
	_, optional := tagOf(field)
	return !optional && holdsList(field.Type)
}

func holdsList(kind reflect.Type) bool {
	switch kind.Kind() {
	case reflect.Slice, reflect.Map:
		return true
	case reflect.Struct:
		return slices.ContainsFunc(reflect.VisibleFields(kind), func(field reflect.StructField) bool {
			name, optional := tagOf(field)
			return name != "" && !optional && holdsList(field.Type)
		})
	default:
		return false
	}
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
