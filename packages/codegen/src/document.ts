/** The parts of an OpenAPI 3.1 document that the emitters read. Everything else passes through untouched. */
export interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    requestBodies?: Record<string, RequestBody>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
  security?: Record<string, string[]>[];
  /** How many requests one key may make in a period, in seconds. */
  "x-rate-limit"?: { requests: number; seconds: number };
}

export interface Ref {
  $ref: string;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  contentMediaType?: string;
}

export interface MediaTypeObject {
  schema?: Schema;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

export interface RequestBody {
  content: Record<string, MediaTypeObject>;
}

export interface Response {
  content?: Record<string, MediaTypeObject>;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
}

export interface Operation {
  operationId?: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses?: Record<string, Response | Ref>;
}

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof methods)[number];
export type PathItem = { [M in Method]?: Operation } & { parameters?: (Parameter | Ref)[] };

/** A document that cannot be turned into code, and where: `pointer` is an RFC 6901 JSON pointer. */
export class DocumentError extends Error {
  override name = "DocumentError";
  readonly pointer: string;

  constructor(pointer: string, problem: string) {
    super(`${pointer}: ${problem}`);
    this.pointer = pointer;
  }
}

/** Follows `#/…` references until something else than a reference is found. */
export function resolve<T extends object>(document: Document, value: T | Ref): T {
  let current: T | Ref = value;
  for (let hops = 0; "$ref" in current; hops++) {
    const { $ref }: Ref = current;
    if (!$ref.startsWith("#/") || hops > 50)
      throw new DocumentError($ref, "only references inside the document, without cycles, are followed");
    const found = $ref
      .slice(2)
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
    if (found === undefined) throw new DocumentError($ref, "the reference leads nowhere");
    current = found as T | Ref;
  }
  return current;
}

/** Every operation under `paths` with its method in capitals, in the document's order. */
export function* operations(
  document: Document,
): Generator<{ path: string; method: string; operation: Operation; item: PathItem }> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method: method.toUpperCase(), operation, item };
    }
  }
}
