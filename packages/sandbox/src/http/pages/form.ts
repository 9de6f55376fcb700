import { type ParsedUrlQuery, parse } from "node:querystring";

const MOST_FIELDS = 10_000;

/** @throws Error with status 400 above the limit */
export function parseForm(body: string): ParsedUrlQuery {
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS)
    throw Object.assign(new Error(`The form has more than ${MOST_FIELDS} fields`), { statusCode: 400 });
  return parse(body, "&", "=", { maxKeys: 0 });
}

export interface Form {
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
