/** The parts of an OpenAPI 3.1 document that the emitters read. */
export interface Document {
  openapi: string;
  $self?: string;
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
    examples?: Record<string, unknown>;
    callbacks?: Record<string, Callback | Ref>;
    pathItems?: Record<string, PathItem>;
    mediaTypes?: Record<string, MediaTypeObject | Ref>;
    securitySchemes?: Record<string, SecurityScheme | Ref>;
  };
  security?: Record<string, string[]>[];
  /** Rate limit per API key; `seconds` is the period. */
  "x-rate-limit"?: { requests: number; seconds: number };
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
}

export interface Ref {
  $ref: string;
}

/** A schema object. Boolean schemas only occur as values of keywords. */
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
  discriminator?: { propertyName: string; mapping?: Record<string, string>; defaultMapping?: string };
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
  itemSchema?: Schema;
  /** Set on loading, for event streams: events with JSON in `data`. The schema describes the parsed data. */
  "x-event-data"?: EventRules;
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean }>;
}

/** Events with JSON in `data`: all, or the listed types. `text` lists exceptions. */
export interface EventRules {
  json: true | string[];
  text?: string[];
}

export interface Header {
  description?: string;
  required?: boolean;
  explode?: boolean;
  schema?: Schema;
  content?: Record<string, MediaTypeObject>;
}

export interface Parameter extends Header {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  /** Set on loading: the parameter is the whole query (`in: querystring`). */
  "x-whole-query"?: true;
  deprecated?: boolean;
  allowEmptyValue?: boolean;
  allowReserved?: boolean;
  style?: string;
  explode?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface Response {
  summary?: string;
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

/** Methods with a fixed field, in listing order. */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
export type FixedMethod = (typeof methods)[number];

export type PathItem = { [M in FixedMethod]?: Operation } & {
  $ref?: string;
  parameters?: (Parameter | Ref)[];
  additionalOperations?: Record<string, Operation>;
};

/** Returns the methods of a path item: `get`, or `COPY` from `additionalOperations`. */
export const methodsOf = (item: PathItem): string[] => [
  ...methods.filter((method) => item[method]),
  ...Object.keys(item.additionalOperations ?? {}),
];

const isFixed = (method: string): method is FixedMethod => (methods as readonly string[]).includes(method);

export const methodSteps = (method: string): string[] =>
  isFixed(method) ? [method] : ["additionalOperations", method];

export const holderOf = (item: PathItem, method: string): Record<string, Operation> =>
  (isFixed(method) ? item : (item.additionalOperations ?? {})) as Record<string, Operation>;

export const operationOf = (item: PathItem, method: string): Operation | undefined => holderOf(item, method)[method];
