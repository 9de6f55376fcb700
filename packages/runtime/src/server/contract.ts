/** Types of the generated `routes.gen.ts`, and requests and responses as handlers see them. */
import type { EventRules } from "../streams/event-stream.ts";
import type { Validate } from "../validation.ts";

export type { Validate, ValidationProblem } from "../validation.ts";

export type ParameterStyle = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** A declared parameter and its serialization (OpenAPI 3.1, Parameter Object). */
export interface ParameterSpec {
  /** As in the document; header names are case-insensitive. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Shape of the decoded value before coercion. Unions that allow an array count as arrays. */
  readonly shape: "primitive" | "array" | "object";
  /** Known property names of an object; needed for exploded `form`. */
  readonly properties?: readonly string[];
  /**
   * Set if no item of a comma-separated array can contain a comma. An encoded comma, as sent by `URLSearchParams` and
   * `curl --data-urlencode`, then also separates items.
   */
  readonly itemsWithoutComma?: true;
  /**
   * Set if `content` describes the parameter: the value is JSON text. In forms, also the items of an array. With
   * "some", only objects and arrays are JSON.
   */
  readonly json?: true | "some";
  /** Fields of `multipart/form-data`: a file, a file or null, or anything. Files in other fields are read as text. */
  readonly file?: "file" | "nullable" | "any";
  /** Form fields: media types of a part; may be ranges such as `image/*`. */
  readonly contentTypes?: readonly string[];
  /** Set if the parameter is the whole query (`in: querystring`). */
  readonly whole?: true;
}

/** Parser and encoder of a media type. `events`, `jsonLines` and `jsonSequence` bodies are async iterables of items. */
export interface MediaSpec {
  readonly kind: "json" | "yaml" | "text" | "binary" | "form" | "multipart" | "events" | "jsonLines" | "jsonSequence";
  /**
   * Absent if any value is valid. Validates the parsed content of `yaml`, each item of a stream, and coerces the text
   * of `form` and `multipart`.
   */
  readonly validate?: Validate;
  /** `events`: selects those with JSON in `data`. */
  readonly data?: EventRules;
  /**
   * `form` and `multipart`: serialization of each declared property, like query parameters (`in` is always "query").
   */
  readonly fields?: readonly ParameterSpec[];
}

export interface BodySpec {
  readonly required: boolean;
  /** By media type in lower case, without parameters; may contain ranges such as `image/*`. */
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
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  /** By media type in lower case, without parameters; empty if the response has no body. */
  readonly content: Readonly<Record<string, MediaSpec>>;
}

/** Alternatives, one of which must hold. Each maps schemes that must all hold to required scopes. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Route {
  readonly operationId: string;
  /** Case-sensitive: `GET`, or a custom method of the document. */
  readonly method: string;
  /** As in the document: `/candidates/{id}`. */
  readonly path: string;
  readonly parameters: readonly ParameterSpec[];
  /**
   * Validates `{path, query, headers, cookies}`, coerces text in place and fills in defaults. Header names are in lower
   * case. Absent without parameters.
   */
  readonly validateParameters?: Validate;
  readonly body?: BodySpec;
  /** By status: `"201"`, a range such as `"4XX"`, or `"default"`. */
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
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  readonly body?: BodySpec;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly securitySchemes: Readonly<Record<string, SecuritySchemeSpec>>;
}

/** Request passed to a handler. Generated request types narrow each field. */
export interface HandlerRequest {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  /** Declared headers only; names in lower case. */
  readonly headers: unknown;
  readonly cookies: unknown;
  /** Media type of the body in lower case, without parameters; undefined without a body. */
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

/** Arguments of a security handler besides the credential. */
export interface SecurityRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Scopes that the operation requires. */
  readonly scopes: readonly string[];
  /** Aborts if the client disconnects. */
  readonly signal: AbortSignal;
}

/** Result of a handler. Generated response types are unions of the declared responses. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}
