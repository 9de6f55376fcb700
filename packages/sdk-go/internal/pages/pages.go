// Package pages iterates over paginated lists.
package pages

import (
	"errors"
	"iter"

	assessment "github.com/assessment-api/assessment-api-go"
	"github.com/assessment-api/assessment-api-go/internal/wire"
)

// Numbered iterates over numbered pages from start (0 means the first page), up to the page totalPages.
func Numbered[Element, Page any](start, first int, elements, totalPages string, get func(number int) (*Page, error)) iter.Seq2[Element, error] {
	return func(yield func(Element, error) bool) {
		for number := max(start, first); ; number++ {
			page, err := get(number)
			if !give(page, err, elements, yield) || !told(page, totalPages, yield) || number-first+1 >= whole(page, totalPages) {
				return
			}
		}
	}
}

// Cursored follows cursors from start, up to the page without a next cursor.
func Cursored[Element, Page any](start, elements, next string, get func(cursor string) (*Page, error)) iter.Seq2[Element, error] {
	return func(yield func(Element, error) bool) {
		for cursor := start; ; {
			page, err := get(cursor)
			if !give(page, err, elements, yield) {
				return
			}
			following := text(page, next)
			if !told(page, next, yield) || following == "" || following == cursor {
				return
			}
			cursor = following
		}
	}
}

// Copy copies parameters, so that the caller's stay unchanged.
func Copy[Params any](params *Params) Params {
	if params == nil {
		var none Params
		return none
	}
	return *params
}

// give returns whether to continue.
func give[Element, Page any](page *Page, err error, path string, yield func(Element, error) bool) bool {
	if err != nil {
		var none Element
		yield(none, err)
		return false
	}
	elements, _ := wire.At(page, path).([]Element)
	for _, element := range elements {
		if !yield(element, nil) {
			return false
		}
	}
	return true
}

// told reports whether a page has a valid pointer to the next page, and yields an error otherwise.
func told[Element any](page any, path string, yield func(Element, error) bool) bool {
	for _, problem := range wire.Lost(wire.ProblemsIn(page), path) {
		var none Element
		yield(none, &assessment.UnexpectedResponseError{Err: errors.New(problem.String()), Problems: []assessment.Problem{problem}})
		return false
	}
	return true
}

func whole(page any, path string) int {
	switch number := wire.At(page, path).(type) {
	case int:
		return number
	case float64:
		return int(number)
	default:
		return 0
	}
}

func text(page any, path string) string {
	switch found := wire.At(page, path).(type) {
	case string:
		return found
	case *string:
		if found != nil {
			return *found
		}
	}
	return ""
}
