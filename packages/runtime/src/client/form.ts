import type { FieldSpec, WriteBody } from "./contract.ts";
import { plain, textOf, writeParameter } from "./parameter.ts";
import { own } from "./url.ts";

const fieldText = (value: unknown): string => (value === null ? "" : textOf(plain(value)));

const isBytes = (value: unknown): value is Blob | BufferSource =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);

interface Field {
  name: string;
  value: unknown;
  contentType?: string | undefined;
}

const decoded = (text: string): Field[] =>
  text
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=").map(decodeURIComponent);
      return { name, value };
    });

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

/** Returns true for fields to encode. fetch encodes other bodies, such as FormData, itself. */
const isFields = (body: unknown): body is object =>
  typeof body === "object" && body !== null && [Object.prototype, null].includes(Object.getPrototypeOf(body));

export const urlEncoded: WriteBody = (body, specs) => {
  if (!isFields(body)) return body;
  const { fields, styled } = fieldsOf(body, specs);
  const plain = new URLSearchParams(fields.map(({ name, value }) => [name, fieldText(value)]));
  return [String(plain), ...styled].filter(Boolean).join("&");
};

/** Encodes a body as `multipart/form-data`. Bytes become files with the declared media type of the field. */
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
      const type = /json/.test(contentType) ? contentType : "application/json";
      form.append(name, new Blob([fieldText(value)], { type }));
    } else form.append(name, fieldText(value));
  }
  return form;
};

/** Encodes bytes for a media range such as `image/*`. Throws a TypeError if nothing names the media type. */
export const ranged: WriteBody = (body, _, headers) => {
  if (!(body instanceof Blob && body.type))
    throw new TypeError(
      `the body may be ${headers?.get("content-type")}: give a Blob with a type, or the header Content-Type`,
    );
  headers?.set("content-type", body.type);
  return body;
};
