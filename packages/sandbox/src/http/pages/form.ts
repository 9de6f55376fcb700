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
