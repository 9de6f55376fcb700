import type { Style } from "./contract.ts";

type Encode = (text: string) => string;

/** Leaves reserved characters as they are, but for those that have a meaning between the values of a query. */
const encodeReserved: Encode = (text) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent);

/** Prefix of a value, and separator of the pieces of an exploded one. */
const starts: Record<string, string> = { label: ".", matrix: ";" };
/** Separator of the pieces of a value that is not exploded. */
const delimiters: Record<string, string> = { spaceDelimited: "%20", pipeDelimited: "|" };

/** A value as JSON has it: dates are text, and nothing in it is undefined. */
export const plain = (value: unknown): unknown =>
  typeof value === "object" ? JSON.parse(JSON.stringify(value)) : value;

/** The text of a plain value: objects as JSON. */
export const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Names and values of a plain object or array, without null. */
const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== null);

/**
 * `key[property][0]=value` for each value within an object or array.
 * @throws TypeError where one within another holds nothing: it would be written as nothing at all, and be lost
 */
const deepPairs = (key: string, value: unknown, encode: Encode): string[] =>
  typeof value === "object"
    ? entriesOf(value as object).flatMap(([name, inner]) => {
        const inside = `${key}[${encode(name)}]`;
        const pairs = deepPairs(inside, inner, encode);
        if (pairs[0]) return pairs;
        throw new TypeError(`the parameter ${inside} cannot be empty`);
      })
    : [`${key}=${encode(String(value))}`];

/**
 * Writes a parameter in its style (OpenAPI 3.1, Style Values): with its name where the style has one, without `?` and `&`.
 * Undefined and null are left out, also within arrays and objects; "" where nothing is left, which an empty array or object is.
 */
export function writeParameter(
  name: string,
  given: unknown,
  code: Style,
  encode: Encode = code.includes("+") ? encodeReserved : encodeURIComponent,
): string {
  const style = code.replace(/[*+]/g, "");
  const isExploded = code.includes("*");
  const value = style.startsWith("json") ? JSON.stringify(given) : plain(given);
  if (value === undefined || value === null) return "";
  const key = encode(name);
  if (style === "deepObject") return deepPairs(key, value, encode).join("&");
  const isList = Array.isArray(value);
  const pieces =
    typeof value === "object"
      ? entriesOf(value).flatMap(([property, inner]) => {
          const text = encode(textOf(inner));
          return isList ? text : isExploded ? `${encode(property)}=${text}` : [encode(property), text];
        })
      : [encode(String(value))];
  const isSpread = isExploded && !isList && typeof value === "object";
  const named = isSpread || /^(simple|label|jsonText)$/.test(style) ? "" : `${key}=`;
  if (!pieces.length) return "";
  const start = starts[style] ?? "";
  return isExploded
    ? start + pieces.map((piece) => named + piece).join(start || (style === "simple" ? "," : "&"))
    : start + named + pieces.join(delimiters[style] ?? ",");
}
