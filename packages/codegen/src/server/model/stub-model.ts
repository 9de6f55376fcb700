import type { MediaKind } from "../../document/media-types.ts";
import type { EventRules } from "../../document/openapi.ts";
import type { ParameterStyle } from "../../document/parameters.ts";
import type { Use } from "../validators/json-schema.ts";

/** Where a type is found: a path of names into the generated types, or one of the few that have no schema. */
export type TypeSource =
  | { kind: "index"; path: Step[]; view?: "Readable" | "Writable" }
  | { kind: "bytes" | "text" | "unknown" };

/** A name in a type; `optional` says that what stands there may be undefined. */
export interface Step {
  name: string;
  optional?: boolean;
}

/** A schema that has to be checked: where it stands, what for, and a name for people. */
export interface SchemaUse {
  pointer: string;
  use: Use;
  name: string;
  /** Of a form: the fields that are JSON, which are not converted. */
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
  /** Of an array that is separated by commas. */
  itemsWithoutComma?: boolean;
  /** Of a form's field, "some" if its objects are JSON and its other values text. */
  json: boolean | "some";
  /** Of a field of `multipart/form-data`: whether it is a file, a file or null, or anything. */
  file?: "file" | "nullable" | "any";
  /** Of a field: the media types of its parts. */
  contentTypes?: string[];
  /** It is the whole query. */
  whole?: true;
  /** The value that stands for a missing one. */
  default?: unknown;
  type: TypeSource;
  schema: { pointer: string };
  docs: Docs;
  /** Name under components/parameters, where it is used by reference. */
  component?: string;
}

export interface MediaModel {
  mediaType: string;
  kind: MediaKind;
  type: TypeSource;
  /** Absent where every body is fine. Of a sequence it is that of each item. */
  schema?: SchemaUse;
  /** Of events. */
  data?: EventRules;
  /** Of a form. */
  fields?: Omit<ParameterModel, "type" | "schema" | "docs">[];
}

export interface BodyModel {
  required: boolean;
  content: MediaModel[];
}

export interface HeaderModel {
  /** In lower case. */
  name: string;
  required: boolean;
  type: TypeSource;
  schema?: SchemaUse;
  description?: string;
}

export interface ResponseModel {
  /** `201`, `4XX` or `default`. */
  status: string;
  description?: string;
  headers: HeaderModel[];
  content: MediaModel[];
  /** Name under components/responses, where it is used by reference. */
  component?: string;
}

export type SecurityModel = Record<string, string[]>[];

export interface OperationModel {
  operationId: string;
  /** Stem of the names of its types. */
  typeName: string;
  /** In the case in which it is sent. */
  method: string;
  path: string;
  docs: Docs;
  parameters: ParameterModel[];
  body?: BodyModel;
  responses: ResponseModel[];
  security: SecurityModel;
}

export interface SenderModel {
  /** Name of the webhook, or operation and name of the callback. */
  name: string;
  typeName: string;
  /** In the case in which it is sent. */
  method: string;
  /** Of a callback: the runtime expression that tells the address. */
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
  /** The schemes that operations use, by name. */
  schemes: Map<string, SchemeModel>;
}
