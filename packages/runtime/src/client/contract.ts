/**
 * The type of the generated `requests.gen.ts`: what a client has to send that fetch does not know by itself. Operations are keyed
 * `"PUT /tasks/zip"`; only what differs from the common case is listed, because this table is shipped to browsers.
 */
export interface RequestTable {
  /** Header that carries the API key, or the token. */
  readonly keyHeader: string;
  /** The header carries a bearer token (RFC 6750), that is the token after the word Bearer. */
  readonly bearer?: boolean;
  /** Requests may go out without a key. */
  readonly keyOptional?: boolean;
  /** The document's usual media type: sent and accepted where nothing else is listed. */
  readonly mediaType: string;
  /** How many requests a key may make per period, where the document states it. */
  readonly rateLimit?: { readonly requests: number; readonly seconds: number };
  /** Content-Type of operations whose body is of another type. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** Accept of operations whose responses are never of the usual type. */
  readonly accepts: Readonly<Record<string, string>>;
  /** Styles of query parameters by name, where values are not repeated and objects not written as `name[key]=value`. */
  readonly queryStyles: Readonly<Record<string, Readonly<Record<string, QueryStyle>>>>;
  /** Operations that take no key, and get none. */
  readonly keyless?: readonly string[];
}

/** `comma`, `space`, `pipe`: values in one text; `exploded`: each property a parameter of its own; `json`: JSON. */
export type QueryStyle = "comma" | "space" | "pipe" | "exploded" | "json";

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
