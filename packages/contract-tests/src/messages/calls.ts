import type { Example, KeyPlace, Media, Operation, Parameter } from "../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { isEndless, isForm, isJson } from "../document/media-types.ts";
import { templateOf } from "../document/operations.ts";
import { serializeHeader, serializePath, serializeQuery } from "../document/serialize.ts";

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

export interface CallOptions {
  apiKey?: string | undefined;
  /** Keys by scheme, in addition to `apiKey`. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** Scheme whose key is omitted. */
  withoutKey?: string | undefined;
  /** Values by parameter; undefined omits an optional parameter. */
  values?: Record<string, unknown>;
  /** Which parameters to send; default `required`. */
  parameters?: "all" | "required";
  /** Body; `undefined` sends none, and `raw` is sent unchanged. */
  body?: { mediaType: string; value: unknown; raw?: boolean } | undefined;
  accept?: string | undefined;
  prefer?: string | undefined;
  method?: string;
  headers?: Record<string, string>;
}

export const crossOrigin = { origin: "https://app.example.com" };

export const firstExample = (spec: Parameter | Media): Example | undefined =>
  spec.examples.find((example) => !example.external);

export function requestVariants(operation: Operation): (NonNullable<CallOptions["body"]> & { name: string })[] {
  return (operation.requestBody?.media ?? []).flatMap((media) =>
    media.examples.map(({ name, value }) => ({ name, mediaType: media.mediaType, value })),
  );
}

/** @throws Error for a missing example */
export function buildCall(operation: Operation, options: CallOptions = {}): Call {
  const { apiKey, values = {}, parameters = "required", accept, prefer } = options;
  const headers: Record<string, string> = {};
  const query: string[] = [];
  let path = templateOf(operation);

  for (const parameter of operation.parameters) {
    const value = parameterValue(operation, parameter, values, parameters === "all");
    if (value === undefined) continue;
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, serializePath(value));
    if (parameter.in === "query") query.push(...serializeQuery(parameter, value));
    if (parameter.in === "header") headers[parameter.name] = serializeHeader(value);
  }
  if (operation.key && apiKey !== undefined)
    for (const place of [operation.key, ...(operation.furtherKeys ?? [])].filter(
      ({ scheme }) => scheme !== options.withoutKey,
    ))
      putKey(place, options.credentials?.[place.scheme] ?? apiKey, headers, query);
  headers.accept = accept ?? defaultAccept(operation);
  if (prefer !== undefined) headers.prefer = prefer;

  Object.assign(headers, options.headers);

  const call: Call = {
    method: options.method ?? operation.method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers,
  };
  const body = "body" in options ? options.body : requestVariants(operation)[0];
  if (!body) return call;
  const form =
    !body.raw && isObject(body.value) && isForm(body.mediaType)
      ? writeForm(operation, body.mediaType, body.value)
      : undefined;
  headers["content-type"] = form?.contentType ?? body.mediaType;
  return { ...call, body: form?.body ?? writeBody(body) };
}

const BOUNDARY = "contract-tests-7d0a4f7c9b1e";

/** Serializes a form: lists repeat the field, objects are JSON, binary values are files. */
function writeForm(
  { requestBody }: Operation,
  mediaType: string,
  value: JsonObject,
): { contentType: string; body: string } {
  const fields = Object.entries(value).flatMap(([name, member]): [string, string][] =>
    [member].flat().map((one) => [name, isObject(one) ? JSON.stringify(one) : String(one)]),
  );
  if (!mediaType.startsWith("multipart/"))
    return { contentType: mediaType, body: new URLSearchParams(fields).toString() };
  const schema = requestBody?.media.find((media) => media.mediaType === mediaType)?.schema?.value;
  const parts = fields.map(([name, text]) => {
    const quoted = name.replace(/["\r\n]/g, encodeURIComponent);
    const property = objectAt(objectAt(schema, "properties"), name);
    const file = isFile(property) || isFile(objectAt(property, "items"));
    const type = isObject(value[name]) ? "content-type: application/json\r\n" : "";
    const head = file ? `; filename="contract.txt"\r\ncontent-type: application/octet-stream\r\n` : `\r\n${type}`;
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted}"${head}\r\n${text}\r\n`;
  });
  return { contentType: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join("")}--${BOUNDARY}--\r\n` };
}

const isFile = ({ format, contentMediaType }: JsonObject): boolean =>
  format === "binary" || contentMediaType !== undefined;

function putKey(place: KeyPlace, key: string, headers: Record<string, string>, query: string[]): void {
  const { name, prefix } = place;
  const value = prefix === "Basic " && key.includes(":") ? Buffer.from(key).toString("base64") : key;
  if (place.in === "header") headers[name] = prefix + value;
  if (place.in === "query") query.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  if (place.in === "cookie") headers.cookie = [headers.cookie, `${name}=${value}`].filter(Boolean).join("; ");
}

function parameterValue(
  operation: Operation,
  parameter: Parameter,
  values: Record<string, unknown>,
  all: boolean,
): unknown {
  if (Object.hasOwn(values, parameter.name)) return values[parameter.name];
  if (!parameter.required && !all) return undefined;
  const example = firstExample(parameter);
  if (!example && parameter.required) {
    throw new Error(`${operation.id}: parameter ${parameter.name} has no example (${parameter.pointer})`);
  }
  return example?.value;
}

function writeBody({ mediaType, value, raw }: NonNullable<CallOptions["body"]>): string | Uint8Array<ArrayBuffer> {
  if (isJson(mediaType) && !raw) return JSON.stringify(value);
  return value instanceof Uint8Array ? new Uint8Array(value) : String(value);
}

function defaultAccept({ responses }: Operation): string {
  const types = (success: boolean) => {
    const all = responses
      .filter(({ status }) => status.startsWith("2") === success)
      .flatMap(({ media }) => media.map((one) => one.mediaType));
    return all.every(isEndless) ? all : all.filter((mediaType) => !isEndless(mediaType));
  };
  const wanted = [...new Set([...types(true), ...types(false)])];
  return wanted.length > 0 ? wanted.join(", ") : "*/*";
}
