import { ORGANIZATION, ORIGIN, type Place, type Session, type Step, type Text } from "../session.ts";
import { goWorld } from "./go-world.ts";
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
  return `${headOf(session)
    .map((line) => `// ${line}`)
    .join("\n")}
package session_test

${goWorld()}
// ${title}
func TestSession(t *testing.T) {
	${steps.length === 0 ? "" : "w := "}newWorld(t, ${tabbed(indented([literal(world, syntax)], "  ").join("\n"), "").trim()})

${tabbed(joined(steps.map(lines)), "\t")}
}
`;
}
