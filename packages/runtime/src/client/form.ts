import type { FieldSpec, WriteBody } from "./contract.ts";
import { plain, textOf, writeParameter } from "./parameter.ts";
import { own } from "./url.ts";

/** The text of a field: objects as JSON, null as no text. */
const fieldText = (value: unknown): string => (value === null ? "" : textOf(plain(value)));

const isBytes = (value: unknown): value is Blob | BufferSource =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);

/** A field with one value; those of arrays come one by one. */
interface Field {
  name: string;
  value: unknown;
  contentType?: string | undefined;
}

/** Name and value of each pair of an encoded text. */
const decoded = (text: string): Field[] =>
  text
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=").map(decodeURIComponent);
      return { name, value };
    });

/** The fields of an object, those in a style apart, as one text each. Values of arrays are repeated, undefined ones left out. */
function fieldsOf(body: object, specs: Readonly<Record<string, FieldSpec>>): { fields: Field[]; styled: string[] } {
  const fields: Field[] = [];
  const styled: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const { style, contentType } = own(specs, name) ?? {};
    if (style) styled.push(writeParameter(name, value, style));
    else for (const one of [value].flat()) if (one !== undefined) fields.push({ name, value: one, contentType });
  }
  return { fields, styled };
}

/** Whether a body is an object of fields, and nothing that fetch writes by itself. */
const isFields = (body: unknown): body is object =>
  typeof body === "object" && body !== null && [Object.prototype, null].includes(Object.getPrototypeOf(body));

/** Writes a body of `application/x-www-form-urlencoded`. */
export const urlEncoded: WriteBody = (body, specs) => {
  if (!isFields(body)) return body;
  const { fields, styled } = fieldsOf(body, specs);
  const plain = new URLSearchParams(fields.map(({ name, value }) => [name, fieldText(value)]));
  return [String(plain), ...styled].filter(Boolean).join("&");
};

/** Writes a body of `multipart/form-data`; bytes become files, of the media type that the field declares. */
export const multipart: WriteBody = (body, specs) => {
  if (!isFields(body)) return body;
  const form = new FormData();
  const { fields, styled } = fieldsOf(body, specs);
  for (const { name, value, contentType = "" } of [...fields, ...styled.flatMap(decoded)]) {
    if (value instanceof ReadableStream)
      throw new TypeError(`the field ${name} of a form cannot be a stream: give a Blob or bytes`);
    if (value instanceof File || (value instanceof Blob && (value.type || !contentType))) form.append(name, value);
    else if (isBytes(value)) form.append(name, new Blob([value as BlobPart], { type: contentType }));
    else if (typeof value === "object" && value !== null && !(value instanceof Date)) {
      // A part that is JSON says so.
      const type = /json/.test(contentType) ? contentType : "application/json";
      form.append(name, new Blob([fieldText(value)], { type }));
    } else form.append(name, fieldText(value));
  }
  return form;
};

/** Sends bytes of a range of media types, such as `image/*`, as what they are. Throws a TypeError if neither the body nor the call says it. */
export const ranged: WriteBody = (body, _, headers) => {
  if (!(body instanceof Blob && body.type))
    throw new TypeError(
      `the body may be ${headers?.get("content-type")}: give a Blob with a type, or the header Content-Type`,
    );
  headers?.set("content-type", body.type);
  return body;
};
