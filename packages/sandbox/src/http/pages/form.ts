import { type ParsedUrlQuery, parse } from "node:querystring";

/** Maximum form fields; parsing time grows with the number of fields. */
const MOST_FIELDS = 10_000;

/**
 * Parses a form body.
 * @throws Error with status 400 above the maximum number of fields
 */
export function parseForm(body: string): ParsedUrlQuery {
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS)
    throw Object.assign(new Error(`The form has more than ${MOST_FIELDS} fields`), { statusCode: 400 });
  return parse(body, "&", "=", { maxKeys: 0 });
}

export interface Form {
  /** Returns the last value of a field, with LF line breaks; empty if missing. */
  one(name: string): string;
  all(name: string): readonly string[];
}

/** @param body parsed form; repeated fields are lists */
export function readForm(body: unknown): Form {
  const fields = new Map(Object.entries(body ?? {}));
  const all = (name: string): string[] =>
    [fields.get(name) ?? []].flat().map((value) => String(value).replace(/\r\n?/g, "\n"));
  return { all, one: (name) => all(name).at(-1) ?? "" };
}
