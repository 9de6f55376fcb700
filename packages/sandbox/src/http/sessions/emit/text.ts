import type { Place, Session, Step, Text } from "../session.ts";

/** Lines of several steps, with an empty one between. */
export const joined = (blocks: readonly (readonly string[])[]): string =>
  blocks.map((lines) => lines.join("\n")).join("\n\n");

export const indented = (lines: readonly string[], by: string): string[] =>
  lines.flatMap((line) => line.split("\n")).map((line) => (line === "" ? line : by + line));

/** The address below the origin. */
export const addressOf = ({ path, query }: Step): Text => (query === undefined ? path : `${path}?${query}`);

/** Whether anything later asks for a step's response. */
export const isRead = ({ expects, saves }: Step): boolean => expects.length + saves.length > 0;

/** The head of every file. */
export const headOf = ({ notes }: Session): string[] => [
  "Recorded in the sandbox of the Assessment API: `export` of its command wrote this. Names and addresses of people are made up.",
  ...notes.map((note) => oneLine(`Left out: ${note}`)),
];

/** Text of a comment: nothing in it ends the line. */
const oneLine = (text: string): string => quoted(text).slice(1, -1);

/** A string literal of JavaScript and Python: control and format characters and lone surrogates are escaped. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
      .join(""),
  );

/** A member of a response's body in brackets. */
export const pathTo = (place: Place): string =>
  place.map((step) => `[${typeof step === "string" ? quoted(step) : step}]`).join("");

interface Syntax {
  readonly string: (text: Text) => string;
  readonly null?: string;
  readonly true?: string;
  readonly false?: string;
  readonly object: (members: readonly (readonly [name: string, value: string])[]) => string;
  readonly array: (elements: readonly string[]) => string;
}

/** A value of JSON as a literal of a language. */
export function literal(value: unknown, syntax: Syntax): string {
  if (typeof value === "string") return syntax.string(value);
  if (value === null) return syntax.null ?? "null";
  if (typeof value === "boolean") return value ? (syntax.true ?? "true") : (syntax.false ?? "false");
  if (Array.isArray(value)) return syntax.array(value.map((element) => literal(element, syntax)));
  if (typeof value !== "object") return String(value);
  return syntax.object(Object.entries(value).map(([name, member]) => [name, literal(member, syntax)] as const));
}

/** A list of elements in brackets: on one line where it is short, else one per line. */
export function bracketed(open: string, elements: readonly string[], close: string, spaced = true): string {
  const inner = spaced && elements.length > 0 ? " " : "";
  const line = `${open}${inner}${elements.join(", ")}${inner}${close}`;
  if (line.length <= 80 && !line.includes("\n")) return line;
  return [
    open,
    ...indented(
      elements.map((element) => `${element},`),
      "  ",
    ),
    close,
  ].join("\n");
}
