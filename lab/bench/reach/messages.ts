import type { Document } from "@assessment-api/codegen";
import { equal } from "./equal.ts";
import { type Loose, resolve, type Schema } from "./values.ts";
import { queryPairs, type WireParameter, withoutEmpty } from "./wire.ts";

export interface Parameter extends WireParameter {
  required?: boolean;
  schema?: Schema;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId: string;
  parameters?: Loose[];
  requestBody?: Loose;
  responses?: Record<string, Loose>;
  security?: Loose[];
}

export const isJson = (type: string) => /^(application|text)\/json\b|\+json\b/i.test(type);
export const bare = (type: string) => type.split(";")[0]?.trim().toLowerCase() ?? "";

export function requestOf(url: string, method: string, headers: Headers, body: string | undefined): Request {
  const verb = method.toUpperCase();
  if (body === undefined || verb !== "GET")
    return new Request(url, { method: verb, headers, ...(body !== undefined && { body }) });
  // Set the method with a proxy: fetch rejects a GET request with a body, but servers may accept one.
  const request = new Request(url, { method: "POST", headers, body });
  return new Proxy(request, {
    get: (target, key) => {
      const value = key === "method" ? verb : Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

export async function read(response: Response): Promise<{ status: number; body: unknown }> {
  const text = await response.text();
  try {
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
}

export function successOf({ responses = {} }: Operation): [number, Loose | undefined] {
  const statuses = Object.keys(responses).filter((status) => !status.startsWith("x-"));
  const exact = statuses.find((status) => /^2\d\d$/.test(status));
  if (exact !== undefined) return [Number(exact), responses[exact]];
  if (responses["2XX"]) return [200, responses["2XX"]];
  const other = statuses.find((status) => /^[1345]\d\d$/.test(status));
  if (responses.default) return [statuses.some((status) => /^[123]/.test(status)) ? 500 : 200, responses.default];
  return other === undefined ? [200, undefined] : [Number(other), responses[other]];
}

export function credentials(document: Document, operation: Operation) {
  const [first = {}] = (operation.security ?? document.security ?? []) as Loose[];
  return Object.keys(first).flatMap((name) => {
    const declared = document.components?.securitySchemes?.[name];
    const scheme = declared && (resolve(document, declared as unknown as Loose) as Record<string, string>);
    if (!scheme) return [];
    if (scheme.type === "apiKey") return [{ in: scheme.in ?? "header", name: scheme.name ?? "", value: "key" }];
    const basic = scheme.type === "http" && scheme.scheme?.toLowerCase() === "basic";
    const prefix = scheme.type === "http" ? (scheme.scheme ?? "bearer") : "bearer";
    return [{ in: "header", name: "authorization", value: basic ? "Basic YTpi" : `${prefix} key` }];
  });
}

/** Removes `$id` from examples, which Ajv would read as schema ids. */
export const withoutIds = (document: Document): object =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === "$id" && typeof value === "string" ? undefined : value,
  );

/** Returns whether two values have the same wire format, such as a text and a list of that text. */
export function isWrittenAlike(parameter: Parameter | undefined, received: unknown, sent: unknown): boolean {
  if (parameter?.in !== "query" || received === undefined) return false;
  return equal(queryPairs(parameter, received), queryPairs(parameter, sent));
}

/** Creates a body that is not JSON: text or bytes. Undefined if the format is unknown. */
export function rawBody(type: string, { type: of, format, contentMediaType }: Loose): unknown {
  if (/yaml|form|multipart|\*/.test(type)) return undefined;
  const isText = /^text\/(?!event-stream)|[/+]xml$|javascript|graphql/.test(bare(type));
  const saysText = of === "string" && format !== "binary" && contentMediaType === undefined;
  if (bare(type) !== "text/event-stream" && (isText ? format !== "binary" : saysText)) return "text ü";
  return new Uint8Array([1, 2, 3]);
}

export async function isRaw(got: unknown, returned: unknown): Promise<boolean> {
  if (!(returned instanceof Uint8Array)) return false;
  const bytes = typeof got === "string" ? got : await new Response(got as BodyInit).text().catch(() => undefined);
  return bytes === new TextDecoder().decode(returned);
}

export const schemaText = (value: unknown) =>
  typeof value === "number" ? value : typeof value === "object" ? JSON.stringify(value) : String(value);

/** Simplifies a value that the parameter style cannot serialize. */
export function sendable(parameter: Parameter, value: unknown, flat: (schema: Schema) => Loose): unknown {
  if (parameter.content || value === undefined || value === null) return value ?? undefined;
  if (parameter.style === "deepObject") return withoutEmpty(value);
  const plain = (one: unknown): unknown => {
    if (typeof one !== "string" || !parameter.schema) return one;
    if (parameter.in === "header") return one.replace(/[^ -~]/g, "u");
    return one;
  };
  if (Array.isArray(value)) {
    // Lists in a query cannot contain objects.
    const items = value.filter((one) => typeof one !== "object");
    const { minItems = 0 } = flat(parameter.schema ?? true) as { minItems?: number };
    const exploded = parameter.in === "query" && (parameter.explode ?? (parameter.style ?? "form") === "form");
    return items.length < minItems ? undefined : items.map((one) => (exploded ? plain(one) : listed(plain(one))));
  }
  if (typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (typeof one === "object" ? [] : [[name, listed(plain(one))]])),
    );
  return plain(value);
}

/** Shortens a list item that contains the separator. */
const listed = (value: unknown) => (value === "a b/c?d&e=f+g%h#iü" ? "a/c?d&e+g" : value);
