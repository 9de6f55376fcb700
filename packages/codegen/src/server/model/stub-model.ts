import type { MediaKind } from "../../document/media-types.ts";
import type { EventRules } from "../../document/openapi.ts";
import type { ParameterStyle } from "../../document/parameters.ts";
import type { Use } from "../../validators/json-schema.ts";

export type TypeSource =
  | { kind: "index"; path: Step[]; view?: "Readable" | "Writable" }
  | { kind: "bytes" | "text" | "unknown" };

/** A path segment; `optional` if its value may be undefined. */
export interface Step {
  name: string;
  optional?: boolean;
}

export interface SchemaUse {
  pointer: string;
  use: Use;
  name: string;
  /** Forms: JSON fields, which are not coerced. */
  json?: string[];
}

export interface Docs {
  summary?: string;
  description?: string;
  deprecated: boolean;
}

export interface ParameterModel {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  style: ParameterStyle;
  explode: boolean;
  shape: "primitive" | "array" | "object";
  properties?: string[];
  /** Comma-separated arrays. */
  itemsWithoutComma?: boolean;
  /** Form fields: "some" if objects are JSON and other values text. */
  json: boolean | "some";
  file?: "file" | "nullable" | "any";
  /** Form fields: media types of a part. */
  contentTypes?: string[];
  /** The parameter is the whole query. */
  whole?: true;
  default?: unknown;
  type: TypeSource;
  schema: { pointer: string };
  docs: Docs;
  /** Name under components/parameters if used by reference. */
  component?: string;
}

export interface MediaModel {
  mediaType: string;
  kind: MediaKind;
  type: TypeSource;
  /** Absent if any body is valid. Validates each item of a sequence. */
  schema?: SchemaUse;
  /** Events only. */
  data?: EventRules;
  fields?: Omit<ParameterModel, "type" | "schema" | "docs">[];
}

export interface BodyModel {
  required: boolean;
  content: MediaModel[];
}

export interface HeaderModel {
  name: string;
  required: boolean;
  type: TypeSource;
  /** Type of lists and objects; values may also be text. */
  structured?: TypeSource;
  /** Each value is a separate header. */
  repeated?: true;
  json?: true;
  explode?: true;
  schema?: SchemaUse;
  description?: string;
}

export interface ResponseModel {
  status: string;
  description?: string;
  headers: HeaderModel[];
  content: MediaModel[];
  /** Name under components/responses if used by reference. */
  component?: string;
}

export type SecurityModel = Record<string, string[]>[];

export interface OperationModel {
  operationId: string;
  typeName: string;
  /** Case-sensitive. */
  method: string;
  path: string;
  docs: Docs;
  parameters: ParameterModel[];
  body?: BodyModel;
  responses: ResponseModel[];
  security: SecurityModel;
}

export interface SenderModel {
  /** Name of the webhook, or of operation and callback. */
  name: string;
  typeName: string;
  method: string;
  /** Callbacks: runtime expression of the URL. */
  expression?: string;
  docs: Docs;
  headers: HeaderModel[];
  body?: BodyModel;
}

export type SchemeModel = { docs: Docs; combined: boolean } & (
  | { type: "apiKey"; in: "header" | "query" | "cookie"; name: string }
  | { type: "http"; scheme: string }
  | { type: "other" }
);

export interface StubModel {
  operations: OperationModel[];
  senders: SenderModel[];
  schemes: Map<string, SchemeModel>;
}
