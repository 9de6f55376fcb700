import type { Validate } from "../validation.ts";
import type { ParseAs } from "./response.ts";
import type { Sequence } from "./sequence.ts";

/**
 * Schema of the generated `requests.gen.ts`, by operation such as `"PUT /tasks/zip"`. Lists only deviations from the
 * defaults, because browsers load it.
 */
export interface RequestTable {
  readonly mediaType?: string;
  readonly rateLimit?: { readonly requests: number; readonly seconds: number };
  readonly schemes?: Readonly<Record<string, SchemeSpec>>;
  readonly security?: SecuritySpec;
  /** Loaded only for some options. */
  readonly lazy?: () => Promise<{
    readonly operationIds: Readonly<Record<string, string>>;
    readonly responses: () => Promise<{ readonly responses: ResponseTable }>;
  }>;
  readonly operations?: Readonly<Record<string, RequestSpec>>;
  /** Encoders of bodies that are neither JSON nor raw bytes, by media type. */
  readonly writers?: Readonly<Record<string, WriteBody>>;
  /** Encoder of styled headers, cookies and query keys; only present if the document has any. */
  readonly writeMore?: WriteMore;
}

/** Schema of the generated `responses.gen.ts`. */
export interface ResponseTable {
  /** Name of a validator or null, by method and path, status and media type. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | null>>>>>>;
  readonly checks: Readonly<Record<string, () => Promise<{ readonly check: Validate }>>>;
  readonly members: () => Promise<{ readonly members: MembersTable }>;
}

/** Members that the document names, by validator. */
export interface MembersTable {
  readonly roots: Readonly<Record<string, number>>;
  /** Nodes refer to each other by index; 0 means that no members are named. */
  readonly nodes: readonly {
    readonly names?: Readonly<Record<string, number>>;
    readonly items?: number;
    /** Node of further members; present if these are allowed. */
    readonly values?: number;
  }[];
}

/** Alternatives, one of which must hold. Each lists schemes that must all hold. Empty if the operation is public. */
export type SecuritySpec = readonly (readonly string[])[];

export interface SchemeSpec {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  readonly prefix?: string;
  /** Client option with the credential; default `auth`. Required unless `optional` is set. */
  readonly option?: "apiKey" | "token";
  readonly optional?: true;
  readonly write?: (given: unknown) => unknown;
}

/** Settings of an operation's request that differ from the defaults. */
export interface RequestSpec {
  readonly contentType?: string;
  readonly accept?: string;
  readonly security?: SecuritySpec;
  /** How to read the response; default JSON. */
  readonly parseAs?: ParseAs | ((response: Response) => ParseAs);
  readonly query?: Styles;
  readonly path?: Styles;
  readonly header?: Styles;
  readonly cookie?: Styles;
  readonly fields?: Readonly<Record<string, FieldSpec>>;
  /** Parsers and encoders of streamed bodies, by media type. */
  readonly sequences?: Readonly<Record<string, Sequence>>;
}

export type Styles = Readonly<Record<string, Style>>;

type StyleName = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/**
 * Parameter style in OpenAPI's terms. The suffix `*` means `explode: true`, `+` means `allowReserved: true`. `json`
 * writes the parameter's name, `jsonText` does not.
 */
export type Style = `${StyleName}${"" | "*"}${"" | "+"}` | "json" | "jsonText";

export interface FieldSpec {
  readonly style?: Style;
  readonly contentType?: string;
}

/** Encodes a body of fields and may change its Content-Type; returns other bodies unchanged. */
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
  /** Property path of the page count. `first` is the number of the first page. */
  readonly totalPages?: readonly string[];
  readonly first?: number;
}

/** Schema of the generated `lists.gen.ts`, by path. */
export type ListTable = Readonly<Record<string, ListSpec>>;
