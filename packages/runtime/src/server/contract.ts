/** The types of the generated `routes.gen.ts`, and of requests and responses as handlers see them. */
import type { EventRules } from "../streams/event-stream.ts";

/** A compiled JSON Schema: true, or false with `errors` filled (Ajv's shape). */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly ValidationProblem[] | null;
}

/** One violated rule, as Ajv reports it. */
export interface ValidationProblem {
  /** JSON pointer into the data, RFC 6901; "" is the root. */
  instancePath: string;
  /**
   * Name of the violated keyword: `type`, `required`, `enum`, … and `fromText`, a keyword of our own, for text that is not written as
   * a value of one of the types in `params.type`.
   */
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export type ParameterStyle = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** A declared parameter and how it is written on the wire (OpenAPI 3.1, Parameter Object). */
export interface ParameterSpec {
  /** As in the document; header names are compared without regard to case. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Shape of the decoded value before coercion. Union types that may be an array count as arrays. */
  readonly shape: "primitive" | "array" | "object";
  /** Property names of an object, where they are known; `form` with `explode` needs them to find its own. */
  readonly properties?: readonly string[];
  /**
   * Set where no item of an array that commas separate can itself hold a comma. An encoded comma, which `URLSearchParams` and
   * `curl --data-urlencode` send for a plain one, then separates as well.
   */
  readonly itemsWithoutComma?: true;
  /**
   * Set where the parameter is described by `content` instead of a schema: the value is JSON text. In forms, also the items of an array; with "some",
   * objects and arrays are JSON and other values text.
   */
  readonly json?: true | "some";
  /** Fields of `multipart/form-data`: whether it is a file, a file or null, or anything. A file in another field is read as text. */
  readonly file?: "file" | "nullable" | "any";
  /** Fields of forms: the media types that a part may have; ranges such as `image/*` are possible. */
  readonly contentTypes?: readonly string[];
  /** Set where the parameter is the whole query (`in: querystring`). */
  readonly whole?: true;
}

/** How a body of a media type is read and written. Of `events`, `jsonLines` and `jsonSequence` it is an async iterable of items. */
export interface MediaSpec {
  readonly kind: "json" | "yaml" | "text" | "binary" | "form" | "multipart" | "events" | "jsonLines" | "jsonSequence";
  /**
   * Absent where everything is valid. For `yaml` it validates the parsed content, for streams of items each item; for `form` and `multipart`
   * it coerces text.
   */
  readonly validate?: Validate;
  /** `events`: which of them have JSON as `data`. */
  readonly data?: EventRules;
  /** `form` and `multipart`: how each declared property is written, by the rules of query parameters (`in` is always "query"). */
  readonly fields?: readonly ParameterSpec[];
}

export interface BodySpec {
  readonly required: boolean;
  /** By media type in lower case, without parameters; ranges such as `image/*` are possible. */
  readonly content: Readonly<Record<string, MediaSpec>>;
}

export interface HeaderSpec {
  readonly required: boolean;
  /** Validates the value after it was coerced from text. */
  readonly validate?: Validate;
}

export interface ResponseSpec {
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  /** By media type in lower case, without parameters. Empty where the response has no body. */
  readonly content: Readonly<Record<string, MediaSpec>>;
}

/** Alternatives of which one must hold; each maps schemes that must hold together to the scopes they need. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Route {
  readonly operationId: string;
  /** In the case in which it is sent: `GET`, or any other that the document has. */
  readonly method: string;
  /** As in the document: `/candidates/{id}`. */
  readonly path: string;
  readonly parameters: readonly ParameterSpec[];
  /**
   * Validates and coerces in place `{path, query, headers, cookies}`, whose values are decoded text, arrays or objects of
   * text; header names are in lower case; fills in defaults. Absent where there are no parameters.
   */
  readonly validateParameters?: Validate;
  readonly body?: BodySpec;
  /** By status: `"201"`, a range such as `"4XX"`, or `"default"`. */
  readonly responses: Readonly<Record<string, ResponseSpec>>;
  /** Empty where the operation is public. An empty alternative makes security optional. */
  readonly security: readonly SecurityRequirement[];
}

/** Where a scheme's credential is found in a request. */
export type SecuritySchemeSpec =
  | { readonly type: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string }
  | { readonly type: "http"; readonly scheme: string }
  | { readonly type: "other" };

/** A message that the service sends of its own accord: a webhook, or a callback of an operation. */
export interface SenderSpec {
  readonly method: Route["method"];
  /** Callbacks: the runtime expression that tells the address, such as `{$request.body#/callbackUrl}`. */
  readonly expression?: string;
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, HeaderSpec>>;
  readonly body?: BodySpec;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly securitySchemes: Readonly<Record<string, SecuritySchemeSpec>>;
}

/** Request as the runtime hands it to a handler; the generated request types say more of each field. */
export interface HandlerRequest {
  readonly operationId: string;
  readonly params: unknown;
  readonly query: unknown;
  /** Declared headers only, names in lower case. */
  readonly headers: unknown;
  readonly cookies: unknown;
  /** Media type of the body, in lower case, without parameters; undefined without a body. */
  readonly contentType: string | undefined;
  /** Validated. A stream of bytes (web `ReadableStream<Uint8Array>`) for binary media types, an async iterable of items for sequential ones. */
  readonly body: unknown;
  /** The media types that the client accepts, best first, among those the operation declares. */
  readonly accepts: readonly string[];
  /** Absolute URL of the request, behind a proxy as far as the server trusts it. */
  readonly url: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** Facts of the request for a security handler, beside the credential. */
export interface SecurityRequest {
  readonly operationId: string;
  readonly method: string;
  /** Absolute URL of the request. */
  readonly url: string;
  /** All headers, names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The scopes that the operation asks of the scheme. */
  readonly scopes: readonly string[];
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** Result of a handler; the generated response types are unions of exactly the declared ones. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}
