import type { Style } from "./contract.ts";

type Encode = (text: string) => string;

/** Encodes text but keeps reserved characters, except separators of a query. */
const encodeReserved: Encode = (text) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent);

const starts: Record<string, string> = { label: ".", matrix: ";" };
const delimiters: Record<string, string> = { spaceDelimited: "%20", pipeDelimited: "|" };

/** Converts a value to plain JSON: dates become text, undefined properties are dropped. */
export const plain = (value: unknown): unknown =>
  typeof value === "object" ? JSON.parse(JSON.stringify(value)) : value;

export const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== null);

/**
 * Returns `key[property][0]=value` per nested value.
 * @throws TypeError for an empty nested object or array, which this style cannot express
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
 * Encodes a parameter in its style (OpenAPI 3.1, Style Values), without `?` and `&`. Omits undefined and null. Returns
 * "" for an empty value.
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
  const isMap = typeof value === "object" && !Array.isArray(value);
  const pieces = entriesOf(isMap ? value : [value].flat()).flatMap(([property, inner]) => {
    const text = encode(textOf(inner));
    return isMap ? (isExploded ? `${encode(property)}=${text}` : [encode(property), text]) : text;
  });
  if (!pieces.length) return "";
  const named = (isMap && isExploded) || /^(simple|label|jsonText)$/.test(style) ? "" : `${key}=`;
  const start = starts[style] ?? "";
  const delimiter = isExploded ? (start || (style === "simple" ? "," : "&")) + named : (delimiters[style] ?? ",");
  return start + named + pieces.join(delimiter);
}
