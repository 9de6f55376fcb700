import type { EventRules } from "../streams/event-stream.ts";
import type { Validate } from "../validation.ts";

export type { Validate, ValidationProblem } from "../validation.ts";

export type ParameterStyle = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** OpenAPI 3.1, Parameter Object. */
export interface ParameterSpec {
  /** Name as in the document; header names are case-insensitive. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly shape: "primitive" | "array" | "object";
  /** Property names of an exploded `form` object. */
  readonly properties?: readonly string[];
  /** Items never contain a comma, so an encoded comma (`URLSearchParams`, `curl --data-urlencode`) also separates. */
  readonly itemsWithoutComma?: true;
  /**
   * The value is JSON text (`content`). In forms, also the items of an array. With "some", only objects and arrays are
   * JSON.
   */
  readonly json?: true | "some";
  /** Fields of `multipart/form-data`: a file, a file or null, or anything. Files in other fields are read as text. */
  readonly file?: "file" | "nullable" | "any";
  readonly contentTypes?: readonly string[];
  readonly whole?: true;
}

/** `events`, `jsonLines` and `jsonSequence` bodies are async iterables of items. */
export interface MediaSpec {
  readonly kind: "json" | "yaml" | "text" | "binary" | "form" | "multipart" | "events" | "jsonLines" | "jsonSequence";
  /**
   * Absent if any value is valid. Validates the parsed content of `yaml` and each item of a stream; coerces `form` and
   * `multipart`.
   */
  readonly validate?: Validate;
  /** `events`: selects those with JSON in `data`. */
  readonly data?: EventRules;
  /** Styles of declared properties, as for query parameters (`in` is always "query"). */
  readonly fields?: readonly ParameterSpec[];
}

export interface BodySpec {
  readonly required: boolean;
  readonly content: Readonly<Record<string, MediaSpec>>;
}

export interface HeaderSpec {
  readonly required: boolean;
  /** Objects and lists are written as JSON. */
  readonly json?: true;
  /** Objects are written as `name=value` instead of `name,value`. */
  readonly explode?: true;
  /** Validates the value after coercion from text. */
  readonly validate?: Validate;
}

export interface ResponseSpec {
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  readonly content: Readonly<Record<string, MediaSpec>>;
}

/** Alternatives, one of which must hold. Maps each required scheme to its required scopes. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Route {
  readonly operationId: string;
  /** HTTP method, case-sensitive: `GET`, or a custom method of the document. */
  readonly method: string;
  /** As in the document: `/candidates/{id}`. */
  readonly path: string;
  readonly parameters: readonly ParameterSpec[];
  /**
   * Validates `{path, query, headers, cookies}`, coerces text in place and fills in defaults. Expects header names in
   * lower case.
   */
  readonly validateParameters?: Validate;
  readonly body?: BodySpec;
  /** Responses by status: `"201"`, a range such as `"4XX"`, or `"default"`. */
  readonly responses: Readonly<Record<string, ResponseSpec>>;
  /** Empty if the operation is public. An empty alternative makes security optional. */
  readonly security: readonly SecurityRequirement[];
}

/** Place of a scheme's credential in a request. */
export type SecuritySchemeSpec =
  | { readonly type: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  | { readonly type: "http"; readonly scheme: string }
  | { readonly type: "other" };

/** A message that the service sends: a webhook, or a callback of an operation. */
export interface SenderSpec {
  readonly method: Route["method"];
  /** Callbacks: runtime expression for the URL, such as `{$request.body#/callbackUrl}`. */
  readonly expression?: string;
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  readonly body?: BodySpec;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly securitySchemes: Readonly<Record<string, SecuritySchemeSpec>>;
}

/** The part of a document that a mock of all its operations needs. */
export interface MockApi {
  readonly title: string;
  /** Path of the first server. */
  readonly basePath: string;
  readonly servers: readonly string[];
  readonly securitySchemes: RouteTable["securitySchemes"];
  readonly routes: readonly Pick<Route, "operationId" | "method" | "path">[];
}

/** The part of a document that a mock of one operation needs. */
export interface MockOperation<Handler = unknown> {
  readonly api: MockApi;
  readonly route: Route;
  /** `parameters` and `responses` as in the document; references are functions. */
  readonly declared: object;
  /** Never set; types the handler. */
  readonly handler?: Handler;
}

/** Request of a handler. Generated types narrow each field. */
export interface HandlerRequest {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  /** Media type in lower case, without parameters. */
  readonly contentType: string | undefined;
  /**
   * The validated body: a `ReadableStream<Uint8Array>` for binary media types, an async iterable for sequential ones.
   */
  readonly body: unknown;
  /** Declared media types that the client accepts, best first. */
  readonly accepts: readonly string[];
  /** Absolute URL of the request. Proxy headers count if the server trusts the proxy. */
  readonly url: string;
  /** Aborts if the client disconnects. */
  readonly signal: AbortSignal;
}

export interface SecurityRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly scopes: readonly string[];
  readonly signal: AbortSignal;
}

/** Response of a handler. Generated types are unions of the declared responses. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}
