import type { Validate } from "../validation.ts";
import type { ParseAs } from "./response.ts";
import type { Sequence } from "./sequence.ts";

/**
 * Schema of the generated `requests.gen.ts`: request settings that fetch does not know by itself. Keys are operations
 * such as `"PUT /tasks/zip"`. The table ships to browsers, so it lists only deviations from the defaults.
 */
export interface RequestTable {
  /** Default media type of requests and responses. */
  readonly mediaType?: string;
  /** Rate limit per key, if the document states one. */
  readonly rateLimit?: { readonly requests: number; readonly seconds: number };
  /** Places of credentials, by security scheme. */
  readonly schemes?: Readonly<Record<string, SchemeSpec>>;
  /** Default security of operations. */
  readonly security?: SecuritySpec;
  /** What only some options need: operationIds by method and path, and the responses. */
  readonly lazy?: () => Promise<{
    readonly operationIds: Readonly<Record<string, string>>;
    readonly responses: () => Promise<{ readonly responses: ResponseTable }>;
  }>;
  /** Settings of operations that differ from the defaults. */
  readonly operations?: Readonly<Record<string, RequestSpec>>;
  /** Encoders of bodies that are neither JSON nor raw bytes, by media type. */
  readonly writers?: Readonly<Record<string, WriteBody>>;
  /** Encoder of styled headers, cookies and query keys; only present if the document has any. */
  readonly writeMore?: WriteMore;
}

/** Schema of the generated `responses.gen.ts`. */
export interface ResponseTable {
  /** By method and path, then by status, then by media type: the name of a validator, or null. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | null>>>>>>;
  readonly checks: Readonly<Record<string, () => Promise<{ readonly check: Validate }>>>;
  readonly members: () => Promise<{ readonly members: MembersTable }>;
}

/** Members that the document names, by validator. */
export interface MembersTable {
  /** By name of a validator: index of a node. */
  readonly roots: Readonly<Record<string, number>>;
  /** Indexes of the nodes of members, of items and of further members; 0 if no members are named. */
  readonly nodes: readonly {
    readonly names?: Readonly<Record<string, number>>;
    readonly items?: number;
    /** Present if further members are allowed. */
    readonly values?: number;
  }[];
}

/** Alternatives, one of which must hold. Each lists schemes that must all hold. Empty if the operation is public. */
export type SecuritySpec = readonly (readonly string[])[];

/** Place of a credential: a header with a prefix, the query or a cookie. */
export interface SchemeSpec {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** Prefix of the header value, such as `Bearer`, without the space. */
  readonly prefix?: string;
  /** Client option with the credential; default `auth`. The option is required unless `optional` is set. */
  readonly option?: "apiKey" | "token";
  readonly optional?: true;
  /** Encodes the credential as text. */
  readonly write?: (given: unknown) => unknown;
}

/** Settings of an operation's request that differ from the defaults. */
export interface RequestSpec {
  readonly contentType?: string;
  readonly accept?: string;
  readonly security?: SecuritySpec;
  /** How to read the response; default JSON. */
  readonly parseAs?: ParseAs | ((response: Response) => ParseAs);
  /** Parameter styles by name. */
  readonly query?: Styles;
  readonly path?: Styles;
  readonly header?: Styles;
  readonly cookie?: Styles;
  /** Encoding of form fields that differs from the default. */
  readonly fields?: Readonly<Record<string, FieldSpec>>;
  /** Parsers and encoders of streamed bodies, by media type. */
  readonly sequences?: Readonly<Record<string, Sequence>>;
}

export type Styles = Readonly<Record<string, Style>>;

type StyleName = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/**
 * Parameter style in the terms of OpenAPI. The suffix `*` means `explode: true`, `+` means `allowReserved: true`. JSON
 * values are written with the parameter's name (`json`) or without it (`jsonText`).
 */
export type Style = `${StyleName}${"" | "*"}${"" | "+"}` | "json" | "jsonText";

/** Encoding of a form field: a query style, or a part with one of these media types. */
export interface FieldSpec {
  readonly style?: Style;
  readonly contentType?: string;
}

/** Encodes a body of fields and may change its Content-Type. Returns other bodies unchanged. */
export type WriteBody = (body: unknown, fields: Readonly<Record<string, FieldSpec>>, headers?: Headers) => unknown;

export interface Parameters {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
}

/** Adds headers to a request. The returned text is appended to the query. */
export type WriteMore = (
  headers: Headers,
  spec: RequestSpec,
  params: Parameters,
  placed: readonly (SchemeSpec & { value: string })[],
) => string;

export interface ListSpec {
  /** Property path of the page's elements; empty if the response is an array. */
  readonly elements: readonly string[];
  /** Query parameter that selects the page; absent if the list has no pages. */
  readonly parameter?: string;
  /** Property path of the parameter's next value, which is missing on the last page. */
  readonly next?: readonly string[];
  /** Property path of the page count, and the number of the first page. */
  readonly totalPages?: readonly string[];
  readonly first?: number;
}

/** Schema of the generated `lists.gen.ts`: lists by path. */
export type ListTable = Readonly<Record<string, ListSpec>>;
