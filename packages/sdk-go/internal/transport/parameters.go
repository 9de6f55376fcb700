package transport

import (
	"fmt"
	"net/url"
	"reflect"
	"strings"
	"time"

	assessment "github.com/assessment-api/assessment-api-go"
)

// Parameter is a query parameter. Zero values are omitted. A slice is repeated, or comma-separated if Joined.
type Parameter struct {
	Name   string
	Value  any
	Joined bool
}

// writePath fills in path parameters. It rejects values that would change the path: empty ones and dot segments.
func writePath(template string, values map[string]string) (string, error) {
	path := template
	for name, value := range values {
		if value == "" || value == "." || value == ".." {
			return "", fmt.Errorf("%w: the path parameter %s must not be %q", assessment.ErrInvalidArgument, name, value)
		}
		path = strings.ReplaceAll(path, "{"+name+"}", escape(value))
	}
	return path, nil
}

func writeQuery(parameters []Parameter) string {
	var pairs []string
	for _, parameter := range parameters {
		texts := textsOf(parameter.Value)
		if parameter.Joined && len(texts) > 0 {
			// Commas between values stay unescaped; those within a value are escaped.
			texts = []string{strings.Join(texts, ",")}
		}
		for _, text := range texts {
			pairs = append(pairs, escape(parameter.Name)+"="+text)
		}
	}
	if len(pairs) == 0 {
		return ""
	}
	return "?" + strings.Join(pairs, "&")
}

func textsOf(parameter any) []string {
	value := reflect.ValueOf(parameter)
	if moment, is := parameter.(time.Time); value.IsZero() || is && moment.IsZero() {
		return nil
	}
	if value.Kind() != reflect.Slice {
		return []string{escape(write(parameter))}
	}
	texts := make([]string, value.Len())
	for index := range texts {
		texts[index] = escape(write(value.Index(index).Interface()))
	}
	return texts
}

func write(value any) string {
	if moment, is := value.(time.Time); is {
		return moment.UTC().Format("2006-01-02T15:04:05.000Z07:00")
	}
	return fmt.Sprint(value)
}

func escape(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
