import { contentOf } from "../document/content.ts";
import {
  type ApiDocument,
  type Located,
  type Media,
  type Operation,
  type Parameter,
  resolve,
} from "../document/document.ts";
import { isObject, objectAt } from "../document/json.ts";
import { essenceOf, isJson } from "../document/media-types.ts";
import { templateOf } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { parseHeader } from "../document/serialize.ts";
import type { Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";

interface ReceivedRequest {
  path: Record<string, string>;
  query: string;
  headers: Headers;
  /** Received bytes; undefined if unavailable. */
  body: Uint8Array | undefined;
  request: string;
}

export function checkRequest(
  document: ApiDocument,
  operation: Operation,
  received: ReceivedRequest,
  validator: Validator,
): Finding[] {
  const findings: Finding[] = [];
  const add = (check: string, pointer: string, message: string, at?: string): void =>
    void findings.push({ check, operation: operation.id, pointer, at, message, request: received.request });
  checkKey(operation, received, add);
  for (const parameter of operation.parameters) checkParameter(document, parameter, received, validator, add);
  checkBody(operation, received, validator, add);
  return findings;
}

type Add = (check: string, pointer: string, message: string, at?: string) => void;

function checkKey({ key, pointer }: Operation, { query, headers }: ReceivedRequest, add: Add): void {
  if (!key || key.in === "cookie") return;
  const given = key.in === "header" ? headers.get(key.name) : valuesOfQuery(query, key.name)[0];
  if (!given) add("key", pointer, `the request has no ${key.in === "header" ? "header" : "parameter"} ${key.name}`);
}

function checkParameter(
  document: ApiDocument,
  parameter: Parameter,
  received: ReceivedRequest,
  validator: Validator,
  add: Add,
): void {
  const { name, in: place, pointer, schema, required } = parameter;
  // The documents use neither cookies nor deepObject.
  if (place === "cookie" || parameter.style === "deepObject") return;
  try {
    const texts = textsOf(document, parameter, received);
    if (texts === undefined) {
      if (required) add("parameter", pointer, `the required parameter ${name} is missing`);
      return;
    }
    if (!schema) return;
    const element = elementOf(document, schema);
    const value = element ? texts.map((text) => readText(document, element, text, validator)) : undefined;
    const read = value ?? readText(document, schema, texts[0] ?? "", validator);
    for (const { at, schema: keyword, message } of validator.validate(schema.pointer, read))
      add("parameter", keyword, `${name} ${message}`, at);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    add("parameter", pointer, `${name} is not percent-encoded correctly`);
  }
}

const SEPARATORS: Record<string, RegExp> = { form: /,/, spaceDelimited: /%20|\+/, pipeDelimited: /%7C|\|/i };

function textsOf(document: ApiDocument, parameter: Parameter, received: ReceivedRequest): string[] | undefined {
  const { name, style, explode } = parameter;
  const list = parameter.schema !== undefined && elementOf(document, parameter.schema) !== undefined;
  if (parameter.in !== "query") {
    const text = parameter.in === "path" ? received.path[name] : received.headers.get(name);
    if (text === undefined || text === null) return undefined;
    return list ? text.split(",").map((item) => item.trim()) : [text];
  }
  const raw = rawValuesOf(received.query, name);
  if (raw.length === 0) return undefined;
  const items = list && !explode ? raw.flatMap((one) => one.split(SEPARATORS[style] ?? ",")) : raw;
  return items.map(decode);
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll("+", "%20"));

function rawValuesOf(query: string, name: string): string[] {
  return query.split("&").flatMap((pair) => {
    const at = pair.indexOf("=");
    const key = at < 0 ? pair : pair.slice(0, at);
    if (pair === "" || !(key === name || safeDecode(key) === name)) return [];
    return [at < 0 ? "" : pair.slice(at + 1)];
  });
}

function safeDecode(text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

const valuesOfQuery = (query: string, name: string): string[] =>
  rawValuesOf(query, name).map((raw) => safeDecode(raw) ?? raw);

function elementOf(document: ApiDocument, schema: Located): Located | undefined {
  const { pointer, value } = resolve(document.root, schema);
  return isObject(value) && isObject(value.items)
    ? { pointer: child(pointer, "items"), value: value.items }
    : undefined;
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

export function readText(document: ApiDocument, schema: Located, text: string, validator: Validator): unknown {
  const readings: unknown[] = [text];
  if (NUMBER.test(text)) readings.push(Number(text));
  if (text === "true" || text === "false") readings.push(text === "true");
  const fitting = readings.find((value) => validator.accepts(schema.pointer, value));
  return fitting ?? parseHeader(resolve(document.root, schema).value, text);
}

function checkBody(operation: Operation, { headers, body }: ReceivedRequest, validator: Validator, add: Add): void {
  const spec = operation.requestBody;
  if (!spec || body === undefined) return;
  if (body.length === 0) {
    if (spec.required) add("body", spec.pointer, "the required body is missing");
    return;
  }
  const declared = spec.media.map(({ mediaType }) => mediaType).join(", ");
  const contentType = headers.get("content-type");
  if (contentType === null) {
    add("media type", child(spec.pointer, "content"), `the Content-Type is missing; declared: ${declared}`);
    return;
  }
  const media = spec.media.find(({ mediaType }) => essenceOf(mediaType) === essenceOf(contentType));
  if (!media) {
    add("media type", child(spec.pointer, "content"), `${contentType} is not declared; declared: ${declared}`);
    return;
  }
  checkContent(media, body, validator, add);
}

function checkContent({ mediaType, pointer, schema }: Media, body: Uint8Array, validator: Validator, add: Add): void {
  if (!schema || (isObject(schema.value) && schema.value.type === undefined && "contentMediaType" in schema.value))
    return;
  let value: unknown;
  try {
    value = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    add("body", pointer, "the body is not UTF-8");
    return;
  }
  if (isJson(mediaType)) {
    try {
      value = JSON.parse(value as string);
    } catch {
      add("body", pointer, "the body is not JSON");
      return;
    }
  }
  const content = contentOf(schema, value);
  if (content && "error" in content) add("body", schema.pointer, content.error);
  const violations = [
    ...validator.validate(schema.pointer, value),
    ...(content && "value" in content ? validator.validate(content.schema.pointer, content.value) : []),
  ];
  for (const { at, schema: keyword, message } of violations) add("body", keyword, message, at);
}

/** Literal paths take precedence. */
export function findOperation(
  { operations }: ApiDocument,
  method: string,
  path: string,
): { operation: Operation | undefined; values: Record<string, string>; methods: string[] } {
  const found = operations.flatMap((operation) => {
    const values = valuesOfPath(templateOf(operation), path);
    return values ? [{ operation, values }] : [];
  });
  const fewest = Math.min(...found.map(({ values }) => Object.keys(values).length));
  const closest = found.filter(({ values }) => Object.keys(values).length === fewest);
  // HEAD is checked as GET.
  const wanted = method === "HEAD" ? ["HEAD", "GET"] : [method];
  const one = wanted.flatMap((name) => closest.filter(({ operation }) => operation.method === name))[0];
  return {
    operation: one?.operation,
    values: one?.values ?? {},
    methods: closest.map(({ operation }) => operation.method),
  };
}

function valuesOfPath(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = safeDecode((given[index] ?? "").replaceAll("+", "%2B"));
    if (segment.startsWith("{") && text) values[segment.slice(1, -1)] = text;
    else if (segment !== text) return undefined;
  }
  return values;
}

export const keyNames = ({ root }: ApiDocument): string[] =>
  Object.values(objectAt(objectAt(root, "components"), "securitySchemes")).flatMap((scheme) =>
    isObject(scheme) && typeof scheme.name === "string" ? [scheme.name] : [],
  );
