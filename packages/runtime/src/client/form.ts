/** The text of a field: objects as JSON, null as no text. */
const textOf = (value: unknown): string =>
  value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

/** The fields of an object with their values, those of arrays one by one. Undefined values are left out. */
const fieldsOf = (body: object): [string, unknown][] =>
  Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, unknown][] => (one === undefined ? [] : [[name, one]])),
  );

/** Whether a body is an object of fields, and nothing that fetch writes by itself. */
const isFields = (body: unknown): body is object =>
  typeof body === "object" && body !== null && [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** A body of `application/x-www-form-urlencoded`. */
export const toUrlEncoded = (body: unknown): unknown =>
  isFields(body) ? new URLSearchParams(fieldsOf(body).map(([name, value]) => [name, textOf(value)])) : body;

/** A body of `multipart/form-data`; bytes become files. */
export function toMultipart(body: unknown): unknown {
  if (!isFields(body)) return body;
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) {
    if (value instanceof ReadableStream)
      throw new TypeError(`the field ${name} of a form cannot be a stream: give a Blob or bytes`);
    if (value instanceof Blob) form.append(name, value);
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      form.append(name, new Blob([value as BlobPart]));
    else form.append(name, textOf(value));
  }
  return form;
}
