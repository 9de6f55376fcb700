/** The parts of an OpenAPI 3.1 document that the emitters read. Everything else passes through untouched. */
export interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers?: Server[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter | Ref>;
    responses?: Record<string, Response | Ref>;
    requestBodies?: Record<string, RequestBody | Ref>;
    headers?: Record<string, Header | Ref>;
    callbacks?: Record<string, Callback | Ref>;
    pathItems?: Record<string, PathItem>;
    securitySchemes?: Record<string, SecurityScheme | Ref>;
  };
  security?: Record<string, string[]>[];
  /** How many requests one key may make in a period, in seconds. */
  "x-rate-limit"?: { requests: number; seconds: number };
}

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

export interface Ref {
  $ref: string;
}

/** A schema object; boolean schemas appear as values of the keywords that take a schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  minimum?: number;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: Schema;
}

export interface MediaTypeObject {
  schema?: Schema;
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean }>;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: Schema;
  content?: Record<string, MediaTypeObject>;
}

export interface Parameter extends Header {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  deprecated?: boolean;
  allowEmptyValue?: boolean;
  style?: string;
  explode?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface Response {
  description?: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaTypeObject>;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
  description?: string;
}

/** By runtime expression: the address that is called. */
export type Callback = Record<string, PathItem>;

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses?: Record<string, Response | Ref>;
  callbacks?: Record<string, Callback | Ref>;
  security?: Record<string, string[]>[];
  "x-assumption"?: { id: string; reason: string };
}

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof methods)[number];
export type PathItem = { [M in Method]?: Operation } & { $ref?: string; parameters?: (Parameter | Ref)[] };

export interface Problem {
  pointer: string;
  problem: string;
}

/** Takes each problem that a check finds. */
export type Report = (pointer: string, problem: string) => void;

/**
 * A document that cannot be turned into code, and where: `pointer` is an RFC 6901 JSON pointer. Where several things are wrong,
 * the message has a line for each and `problems` lists them.
 */
export class DocumentError extends Error {
  override name = "DocumentError";
  readonly pointer: string;
  readonly problems: readonly Problem[];

  constructor(pointer: string, problem: string, more: readonly Problem[] = []) {
    const problems = [{ pointer, problem }, ...more];
    super(problems.map((one) => `${one.pointer}: ${one.problem}`).join("\n"));
    this.pointer = pointer;
    this.problems = problems;
  }
}

/** A JSON pointer with further steps. Every walk takes one per node, so that names which need no escape are taken as they are. */
export function step(pointer: string, ...names: (string | number)[]): string {
  let longer = pointer;
  for (const name of names)
    longer += `/${typeof name === "string" && /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name}`;
  return longer;
}

/** The names a `#/…` reference leads through; undefined where it is of another form. */
export function referencePath($ref: string): string[] | undefined {
  if (!$ref.startsWith("#/")) return undefined;
  try {
    return $ref
      .slice(2)
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined; // a stray %
  }
}

const own = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null && Object.hasOwn(node, name) ? node[name as keyof typeof node] : undefined;

/** The target of a reference, and its pointer in the one spelling that we use as identity; it may be a reference again. */
export function lookUp(document: Document, $ref: string): { value: unknown; pointer: string } {
  const path = referencePath($ref);
  if (!path) throw new DocumentError($ref, "only references inside the document, without cycles, are followed");
  const value = path.reduce<unknown>(own, document);
  if (value === undefined) throw new DocumentError($ref, "the reference leads nowhere");
  return { value, pointer: step("#", ...path) };
}

/** Follows references and says where the thing found stands. */
export function locate<T extends object>(document: Document, value: T | Ref, pointer: string) {
  let current = { value: value as T | Ref, pointer };
  for (let hops = 0; "$ref" in current.value && typeof current.value.$ref === "string"; hops++) {
    const { $ref } = current.value as Ref;
    if (hops > 50) throw new DocumentError($ref, "only references inside the document, without cycles, are followed");
    current = lookUp(document, $ref) as typeof current;
  }
  return current as { value: T; pointer: string };
}

/** Follows `#/…` references until something else than a reference is found. */
export function resolve<T extends object>(document: Document, value: T | Ref): T {
  return locate<T>(document, value, "").value;
}

/** A schema with what `allOf` adds to it. */
export function merged(document: Document, given: Schema): Schema {
  const schema = resolve<Schema>(document, given as Schema);
  const parts = (schema.allOf ?? []).map((part) => merged(document, part));
  return {
    ...schema,
    ...Object.assign({}, ...parts.map(({ type, items }) => ({ ...(type && { type }), ...(items && { items }) }))),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema.properties),
    required: [...parts.flatMap(({ required = [] }) => required), ...(schema.required ?? [])],
  };
}

export interface OperationPlace {
  path: string;
  /** In capitals. */
  method: string;
  operation: Operation;
  item: PathItem;
  itemPointer: string;
  pointer: string;
}

/** Every operation under `paths` with its method in capitals, in the document's order. */
export function* operations(document: Document): Generator<OperationPlace> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const itemPointer = step("#/paths", path);
    for (const method of methods) {
      const operation = item[method];
      if (operation)
        yield { path, method: method.toUpperCase(), operation, item, itemPointer, pointer: step(itemPointer, method) };
    }
  }
}
