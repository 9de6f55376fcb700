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
    examples?: Record<string, unknown>;
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
  description?: string;
  variables?: Record<string, { default: string; enum?: string[]; description?: string }>;
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
