import type { ParseAs } from "./response.ts";
import type { Sequence } from "./sequence.ts";

/**
 * The type of the generated `requests.gen.ts`: what a client has to send that fetch does not know by itself. Operations are keyed
 * `"PUT /tasks/zip"`; only what differs from the common case is listed, because this table is shipped to browsers.
 */
export interface RequestTable {
  /** The document's usual media type: sent and accepted where nothing else is listed. */
  readonly mediaType?: string;
  /** How many requests a key may make per period, where the document states it. */
  readonly rateLimit?: { readonly requests: number; readonly seconds: number };
  /** Where credentials stand in a request, by the name of their security scheme. */
  readonly schemes?: Readonly<Record<string, SchemeSpec>>;
  /** The document's usual security: that of operations where nothing else is listed. */
  readonly security?: SecuritySpec;
  /** Loads the operationIds, by method and path. */
  readonly operationIds?: () => Promise<{ readonly operationIds: Readonly<Record<string, string>> }>;
  /** Needs beyond those of a plain call, by operation. */
  readonly operations?: Readonly<Record<string, RequestSpec>>;
  /** How bodies are written that are neither JSON nor sent as they are, by media type. */
  readonly writers?: Readonly<Record<string, WriteBody>>;
  /** Writes headers in a style, cookies, and keys in the query; only where the document has such. */
  readonly writeMore?: WriteMore;
}

/** Alternatives of which one has to hold, each the names of schemes that have to hold together. Empty where no credential is asked for. */
export type SecuritySpec = readonly (readonly string[])[];

/** Where a credential stands: in a header after a prefix, in the query or in a cookie. */
export interface SchemeSpec {
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** Prefix of the credential in the header, such as `Bearer`, without the space. */
  readonly prefix?: string;
  /** The option of the client that holds it, where that is not `auth`; the client cannot be created without it unless it is `optional`. */
  readonly option?: "apiKey" | "token";
  readonly optional?: true;
  /** Makes the credential's text of what the client was given. */
  readonly write?: (given: unknown) => unknown;
}

/** Needs of an operation's request beyond those of a plain call. */
export interface RequestSpec {
  /** Content-Type of the body. */
  readonly contentType?: string;
  /** Accept. */
  readonly accept?: string;
  readonly security?: SecuritySpec;
  /** How a response is read, where that is not JSON. */
  readonly parseAs?: ParseAs | ((response: Response) => ParseAs);
  /** Styles of parameters by name, by place. */
  readonly query?: Styles;
  readonly path?: Styles;
  readonly header?: Styles;
  readonly cookie?: Styles;
  /** How fields of a form are written, where it is not the usual way. */
  readonly fields?: Readonly<Record<string, FieldSpec>>;
  /** How its bodies that are sequences of items are read and written, by media type. */
  readonly sequences?: Readonly<Record<string, Sequence>>;
}

export type Styles = Readonly<Record<string, Style>>;

type StyleName = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/**
 * Style of a parameter as OpenAPI names it; `*` behind it stands for `explode: true`, `+` for `allowReserved: true`. JSON as one text has its name
 * in front (`json`) or not (`jsonText`).
 */
export type Style = `${StyleName}${"" | "*"}${"" | "+"}` | "json" | "jsonText";

/** How a field of a form is written: in a style of the query, or as a part of these media types. */
export interface FieldSpec {
  readonly style?: Style;
  readonly contentType?: string;
}

/** Writes the fields of a body; what is no object of fields is returned as it is. May change its Content-Type. */
export type WriteBody = (body: unknown, fields: Readonly<Record<string, FieldSpec>>, headers?: Headers) => unknown;

/** Parameters of a call, by place and name. */
export interface Parameters {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  header?: Record<string, unknown>;
  cookie?: Record<string, unknown>;
}

/** Adds to the headers of a request; the result is added to its query. */
export type WriteMore = (
  headers: Headers,
  spec: RequestSpec,
  params: Parameters,
  placed: readonly (SchemeSpec & { value: string })[],
) => string;

/** How the pages of a list are read, and asked for. */
export interface ListSpec {
  /** Where a page has its elements: names of properties, outermost first; none where the response is an array. */
  readonly elements: readonly string[];
  /** The query parameter that says which page; none where the list comes whole. */
  readonly parameter?: string;
  /** Where a page has the next value of the parameter; it is missing on the last page. */
  readonly next?: readonly string[];
  /** Where a page has the number of pages, and the first page's number. */
  readonly totalPages?: readonly string[];
  readonly first?: number;
}

/** The type of the table in the generated `lists.gen.ts`: the lists of a document, by path. */
export type ListTable = Readonly<Record<string, ListSpec>>;
