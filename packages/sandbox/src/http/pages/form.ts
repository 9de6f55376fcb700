import { type ParsedUrlQuery, parse } from "node:querystring";

/** Maximum of fields in a form: more than any page has. Each field costs time. */
const MOST_FIELDS = 10_000;

/** Parses the body of a posted form. @throws Error with the status 400 where it has more fields than any page */
export function parseForm(body: string): ParsedUrlQuery {
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS)
    throw Object.assign(new Error(`The form has more than ${MOST_FIELDS} fields`), { statusCode: 400 });
  return parse(body, "&", "=", { maxKeys: 0 });
}

/** The fields of a posted form. */
export interface Form {
  /** The value of a field, the last one where there are several, with line breaks as `\n`; empty when it is missing. */
  one(name: string): string;
  all(name: string): readonly string[];
}

/** @param body what the form parser made of a request: a field that occurs more than once is a list */
export function readForm(body: unknown): Form {
  const fields = new Map(Object.entries(body ?? {}));
  const all = (name: string): string[] =>
    [fields.get(name) ?? []].flat().map((value) => String(value).replace(/\r\n?/g, "\n"));
  return { all, one: (name) => all(name).at(-1) ?? "" };
}
