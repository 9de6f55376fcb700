import { filled, type Part, type Place, partsOf, type Session, type Step, type Text } from "../session.ts";

/** Syntax of calls, bindings and assertions in a target language. Expressions are source code. */
export interface Language {
  escape(text: string): string;
  template(parts: readonly Part[]): string;
  readonly constants: Readonly<Record<"null" | "true" | "false", string>>;
  object(members: readonly (readonly [name: string, value: string])[]): string;
  variable(name: string): string;
  member(place: Place): string;
  call(step: Step, write: Writer): string;
  bind(name: string, value: string): string;
  operand(call: string): string;
  assert(actual: string, expected: string): string;
}

export interface Writer {
  string(text: Text): string;
  /** Writes a literal. Strings in it are `Text`. */
  literal(value: unknown): string;
}

export function writerOf(language: Language): Writer {
  function string(text: Text): string {
    const parts = partsOf(text);
    const [first] = parts;
    if (parts.length === 1 && first && "variable" in first) return language.variable(first.variable);
    if (parts.some((part) => "variable" in part)) return language.template(parts);
    return `"${language.escape(filled(text, (name) => name))}"`;
  }
  function literal(value: unknown): string {
    if (typeof value === "string") return string(value);
    if (value === null || typeof value === "boolean") return language.constants[`${value}`];
    if (Array.isArray(value)) return bracketed("[", value.map(literal), "]");
    if (typeof value !== "object") return String(value);
    return language.object(Object.entries(value).map(([name, member]) => [name, literal(member)]));
  }
  return { string, literal };
}

/** Writes the steps. An unread response gets no variable. */
export function statementsOf(steps: readonly Step[], language: Language, indentation: string): string {
  const write = writerOf(language);
  const statements = steps.map((step) => {
    const call = language.call(step, write);
    const status = String(step.status);
    if (step.expects.length + step.saves.length === 0)
      return [language.assert(`${language.operand(call)}.status`, status)];
    const response = language.variable(step.name);
    const member = (place: Place) => `${response}.body${language.member(place)}`;
    return [
      language.bind(step.name, call),
      language.assert(`${response}.status`, status),
      ...step.expects.map(({ at, value }) => language.assert(member(at), write.literal(value))),
      ...step.saves.map(({ name, at }) => language.bind(name, member(at))),
    ];
  });
  return indented([statements.map((lines) => lines.join("\n")).join("\n\n")], indentation).join("\n");
}

export const indented = (lines: readonly string[], by: string): string[] =>
  lines.flatMap((line) => line.split("\n")).map((line) => (line === "" ? line : by + line));

export const addressOf = ({ path, query }: Step): Text => (query === undefined ? path : `${path}?${query}`);

export const headOf = ({ notes }: Session): string[] => [
  "Recorded in the Assessment API sandbox and written by `export`. Names and addresses of people are made up.",
  ...notes.map((note) => escaped(`Left out: ${note}`)),
];

/** Escapes text for JavaScript, Python and YAML. */
export const escaped = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, (character) =>
      [...Array(character.length).keys()]
        .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
        .join(""),
    );

export function bracketed(open: string, elements: readonly string[], close: string, padding = ""): string {
  const inner = elements.length > 0 ? padding : "";
  const line = `${open}${inner}${elements.join(", ")}${inner}${close}`;
  if (line.length <= 80 && !line.includes("\n")) return line;
  return [open, ...indented(elements.map((element) => `${element},`), "  "), close].join("\n"); // biome-ignore format: one line
}
