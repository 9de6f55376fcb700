import { versions } from "../../versions.ts";
import { ORGANIZATION, ORIGIN, type Place, type Session, type Step, type Text } from "../session.ts";
import { addressOf, bracketed, concatenated, headOf, indented, isRead, joined, literal } from "./text.ts";

const variables: Readonly<Record<string, string>> = { [ORGANIZATION]: "w.organization", [ORIGIN]: "w.origin" };

/** Words that no variable may be called. */
const taken = new Set(["type", "func", "go", "map", "range", "select", "string", "len", "w", "t"]);
const nameOf = (name: string): string => variables[name] ?? (taken.has(name) ? `${name}_` : name);

/** A text of JSON is one of Go. */
const string = (text: Text): string => concatenated(text, (part) => JSON.stringify(part), nameOf);

const syntax = {
  string,
  null: "nil",
  object: (members: readonly (readonly [string, string])[]) =>
    bracketed("object{", members.map(([name, value]) => `${JSON.stringify(name)}: ${value}`), "}", false), // biome-ignore format: one line
  array: (elements: readonly string[]) => bracketed("list{", elements, "}", false),
};

const tabbed = (text: string, by: string): string =>
  text.replaceAll(/^ +/gm, (spaces) => "\t".repeat(spaces.length / 2)).replaceAll(/^(?=.)/gm, by);

const placeOf = (place: Place): string => place.map((step) => `, ${JSON.stringify(step)}`).join("");

/** As Go reads it from JSON. */
const goValueOf = (value: string | number | boolean | null): string =>
  typeof value === "number" ? `float64(${value})` : literal(value, syntax);

function lines(step: Step): string[] {
  const { method, body, status, expects, saves } = step;
  const name = nameOf(step.name);
  const sent =
    body === undefined
      ? `"", nil`
      : `${JSON.stringify(body.mediaType)}, ${body.text === undefined ? literal(body.json, syntax) : string(body.text)}`;
  const call = `w.request(${JSON.stringify(method)}, ${string(addressOf(step))}, ${sent}, ${status})`;
  if (!isRead(step)) return [call];
  return [
    `${name} := ${call}`,
    ...expects.map(({ at, value }) => `w.expect(${name}, ${goValueOf(value)}${placeOf(at)})`),
    ...saves.map((saved) => `${nameOf(saved.name)} := w.text(${name}${placeOf(saved.at)})`),
  ];
}

/** A test in Go with its standard library alone; the sandbox runs at ASSESSMENT_API_SANDBOX_URL. */
export function go(session: Session): string {
  const { title, world, steps } = session;
  const headers = Object.entries(versions).map(
    ([version, { api }]) => `${JSON.stringify(version)}: ${JSON.stringify(api.keyHeader)}`,
  );
  return `${headOf(session)
    .map((line) => `// ${line}`)
    .join("\n")}
package session_test

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
)

type object = map[string]any
type list = []any

var keyHeaders = map[string]string{${headers.join(", ")}}

// An organization of the test's own, in the sandbox at ASSESSMENT_API_SANDBOX_URL.
type world struct {
	t                         *testing.T
	origin, organization, key string
}

func newWorld(t *testing.T, options object) *world {
	w := &world{t: t, origin: os.Getenv("ASSESSMENT_API_SANDBOX_URL")}
	if w.origin == "" {
		w.origin = "http://127.0.0.1:4010"
	}
	options["name"], options["apiKey"] = "World", object{}
	created := w.request("POST", "/control/organizations", "application/json", options, 201)
	w.organization, w.key = w.text(created, "id"), w.text(created, "apiKey", "key")
	t.Cleanup(func() { w.request("DELETE", "/control/organizations/"+w.organization, "", nil, 204) })
	return w
}

// Sends a text as it is, anything else as JSON, and gives what the response has.
func (w *world) request(method, path, contentType string, body any, status int) any {
	w.t.Helper()
	text, isText := body.(string)
	if !isText && body != nil {
		bytes, _ := json.Marshal(body)
		text = string(bytes)
	}
	request, err := http.NewRequest(method, w.origin+path, strings.NewReader(text))
	if err != nil {
		w.t.Fatal(err)
	}
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	if header := keyHeaders[strings.Split(path, "/")[1]]; header != "" {
		request.Header.Set(header, w.key)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		w.t.Fatal(err)
	}
	defer response.Body.Close()
	content, _ := io.ReadAll(response.Body)
	if response.StatusCode != status {
		w.t.Fatalf("%s %s: %d instead of %d: %s", method, path, response.StatusCode, status, content)
	}
	var value any
	_ = json.Unmarshal(content, &value)
	return value
}

// The member at a place, or nil.
func member(value any, place ...any) any {
	for _, step := range place {
		switch step := step.(type) {
		case string:
			inner, _ := value.(object)
			value = inner[step]
		case int:
			inner, _ := value.(list)
			if step >= len(inner) {
				return nil
			}
			value = inner[step]
		}
	}
	return value
}

func (w *world) expect(value, wanted any, place ...any) {
	w.t.Helper()
	if found := member(value, place...); !reflect.DeepEqual(found, wanted) {
		w.t.Errorf("%v is %v instead of %v", place, found, wanted)
	}
}

func (w *world) text(value any, place ...any) string {
	w.t.Helper()
	found, isText := member(value, place...).(string)
	if !isText {
		w.t.Fatalf("%v is missing", place)
	}
	return found
}

// ${title}
func TestSession(t *testing.T) {
	w := newWorld(t, ${tabbed(indented([literal(world, syntax)], "  ").join("\n"), "").trim()})

${tabbed(joined(steps.map(lines)), "\t")}
}
`;
}
