package tests

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

type document struct {
	Paths    map[string]map[string]json.RawMessage `json:"paths"`
	Webhooks map[string]struct {
		Post operation `json:"post"`
	} `json:"webhooks"`
	Components struct {
		Examples   map[string]example   `json:"examples"`
		Parameters map[string]parameter `json:"parameters"`
		Responses  map[string]response  `json:"responses"`
		Schemas    map[string]schema    `json:"schemas"`
	} `json:"components"`
}

type operation struct {
	OperationID string              `json:"operationId"`
	Parameters  []parameter         `json:"parameters"`
	RequestBody *response           `json:"requestBody"`
	Responses   map[string]response `json:"responses"`
	method      string
	path        string
}

type parameter struct {
	Ref    string `json:"$ref"`
	In     string `json:"in"`
	Name   string `json:"name"`
	Schema struct {
		Type    any  `json:"type"`
		Minimum *int `json:"minimum"`
		Default any  `json:"default"`
	} `json:"schema"`
}

type response struct {
	Ref     string             `json:"$ref"`
	Content map[string]content `json:"content"`
}

type schema struct {
	Required   []string                   `json:"required"`
	Properties map[string]json.RawMessage `json:"properties"`
	Items      json.RawMessage            `json:"items,omitempty"`
	OneOf      json.RawMessage            `json:"oneOf,omitempty"`
	AnyOf      json.RawMessage            `json:"anyOf,omitempty"`
}

type content struct {
	Schema   json.RawMessage    `json:"schema"`
	Example  json.RawMessage    `json:"example"`
	Examples map[string]example `json:"examples"`
}

type example struct {
	Ref   string          `json:"$ref"`
	Value json.RawMessage `json:"value"`
}

var documents = map[string]func() *document{"v1": load("v1"), "v2": load("v2"), "v3": load("v3")}

func load(version string) func() *document {
	return sync.OnceValue(func() *document {
		text, err := os.ReadFile(filepath.Join("..", "..", version, "src", "generated", "openapi.json"))
		if err != nil {
			panic(err)
		}
		var read document
		if err := json.Unmarshal(text, &read); err != nil {
			panic(err)
		}
		return &read
	})
}

var versions = []string{"v1", "v2", "v3"}

func (d *document) operations() []operation {
	var found []operation
	for path, methods := range d.Paths {
		for method, text := range methods {
			var one operation
			if json.Unmarshal(text, &one) == nil && one.OperationID != "" {
				one.method, one.path = strings.ToUpper(method), path
				found = append(found, one)
			}
		}
	}
	slices.SortFunc(found, func(a, b operation) int { return strings.Compare(a.OperationID, b.OperationID) })
	return found
}

func nameIn(reference string) string { return reference[strings.LastIndex(reference, "/")+1:] }

func (d *document) parametersOf(one operation) []parameter {
	var found []parameter
	for _, parameter := range one.Parameters {
		if parameter.Ref != "" {
			parameter = d.Components.Parameters[nameIn(parameter.Ref)]
		}
		found = append(found, parameter)
	}
	return found
}

// bodyOf returns the examples in the order of their names.
func (d *document) bodyOf(body response) (mediaType string, examples []json.RawMessage) {
	if body.Ref != "" {
		body = d.Components.Responses[nameIn(body.Ref)]
	}
	for mediaType = range body.Content {
		if strings.HasPrefix(mediaType, "application/vnd.") {
			break
		}
	}
	var names []string
	for name := range body.Content[mediaType].Examples {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		one := body.Content[mediaType].Examples[name]
		if one.Ref != "" {
			one = d.Components.Examples[nameIn(one.Ref)]
		}
		examples = append(examples, one.Value)
	}
	if one := body.Content[mediaType].Example; one != nil {
		examples = append(examples, one)
	}
	return mediaType, examples
}

func (o operation) successOf() (string, response) {
	for status, response := range o.Responses {
		if strings.HasPrefix(status, "2") {
			return status, response
		}
	}
	panic(o.OperationID + " has no success")
}

func exampleOf(version, name string) json.RawMessage {
	return documents[version]().Components.Examples[name].Value
}
