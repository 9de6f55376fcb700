import type { Middleware } from "./middleware.ts";
import type { HeadersOptions, SharedOptions } from "./options.ts";
import type { ParseAs } from "./response.ts";

export type MediaType = `${string}/${string}`;

/** Methods with a client function. Other methods need `request` or the function of the operation. */
export type Method =
  | "get"
  | "put"
  | "post"
  | "delete"
  | "options"
  | "head"
  | "patch"
  | "trace"
  | "query"
  | (string & Record<never, never>);

interface ReadOnly<T> {
  readonly $read: T;
}
interface WriteOnly<T> {
  readonly $write: T;
}

/** Type of a response value: without `writeOnly` properties. */
type Readable<T> =
  T extends WriteOnly<unknown>
    ? never
    : T extends ReadOnly<infer Inner>
      ? Readable<Inner>
      : T extends (infer Item)[]
        ? Readable<Item>[]
        : T extends ReadableStream
          ? T
          : T extends AsyncIterable<infer Item>
            ? AsyncIterable<Readable<Item>>
            : T extends object
              ? { [K in keyof T as NonNullable<T[K]> extends WriteOnly<unknown> ? never : K]: Readable<T[K]> }
              : T;

/** Type of a request value: without `readOnly` properties. */
type Writable<T> =
  T extends ReadOnly<unknown>
    ? never
    : T extends WriteOnly<infer Inner>
      ? Writable<Inner>
      : T extends (infer Item)[]
        ? Writable<Item>[]
        : T extends ReadableStream
          ? T
          : T extends AsyncIterable<infer Item>
            ? AsyncIterable<Writable<Item>>
            : T extends object
              ? { [K in keyof T as NonNullable<T[K]> extends ReadOnly<unknown> ? never : K]: Writable<T[K]> } & {
                  [K in keyof T as NonNullable<T[K]> extends ReadOnly<unknown> ? K : never]?: never;
                }
              : T;

interface Parsed<T> {
  json: T;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}
type ParsedAs<T, Init> = Init extends { parseAs: infer As extends ParseAs } ? Parsed<T>[As] : T;

type RequiredKeys<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? never : Key }[keyof T];

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * `init` is optional if no property is required, and for a union of paths: the compiler then reports an invalid path at
 * the path, not at `init`.
 */
type InitArguments<Path, Init> =
  true extends IsUnion<Path>
    ? [init?: Init & Record<string, unknown>]
    : RequiredKeys<Init> extends never
      ? [init?: Init & Record<string, unknown>]
      : [init: Init & Record<string, unknown>];

type Success = 200 | 201 | 202 | 203 | 204 | 206 | 207 | "2XX";
type Redirect = 300 | 301 | 302 | 303 | 304 | 307 | 308 | "3XX";

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content & MediaType] : undefined;
type BodyWith<Responses, Status> = BodyOf<Responses[keyof Responses & Status]>;

/** Keeps the document's names of body types for editors. */
type NamedResult<Operation, Init> = Operation extends { responses: infer Responses }
  ?
      | { data: ParsedAs<BodyWith<Responses, Success>, Init>; error?: never; response: Response }
      | { data?: never; error: BodyWith<Responses, Exclude<keyof Responses, Success | Redirect>>; response: Response }
  : never;

/** Documents with `readOnly` or `writeOnly` properties are marked: their body types are expanded per direction. */
export type Marks = "unmarked" | "marked";
type MarkedResult<R> = R extends { data: infer Data; error?: never }
  ? { data: Readable<Data>; error?: never; response: Response }
  : R extends { error: infer E }
    ? { data?: never; error: Readable<E>; response: Response }
    : never;
type Result<Operation, Init, M extends Marks> = M extends "marked"
  ? MarkedResult<NamedResult<Operation, Init>>
  : NamedResult<Operation, Init>;

type ParametersOption<Operation> = Operation extends { parameters: infer All }
  ? RequiredKeys<All> extends never
    ? { params?: All }
    : { params: All }
  : { params?: { query?: Record<string, unknown> } };

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content & MediaType] : never;
type Sent<Body, M extends Marks> = M extends "marked" ? Writable<Body> : Body;
type BodyOption<Operation, M extends Marks> = Operation extends { requestBody: infer Body }
  ? { body: Sent<ContentOf<Body>, M> }
  : Operation extends { requestBody?: infer Body }
    ? [ContentOf<NonNullable<Body>>] extends [never]
      ? { body?: never }
      : { body?: Sent<ContentOf<NonNullable<Body>>, M> | undefined }
    : { body?: never };

export type CallOptions<Operation, M extends Marks = "unmarked"> = ParametersOption<Operation> &
  BodyOption<Operation, M> &
  SharedOptions &
  Omit<RequestInit, "body" | "headers"> & {
    baseUrl?: string;
    headers?: HeadersOptions;
    parseAs?: ParseAs;
    middleware?: Middleware[];
  };

type MaybeInit<Operation, M extends Marks> =
  RequiredKeys<CallOptions<Operation, M>> extends never
    ? CallOptions<Operation, M> | undefined
    : CallOptions<Operation, M>;

type OperationAt<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<M, infer Operation> ? Operation : never;

/** `Path` has an inline constraint, because the compiler then lists the valid paths. */
type Call<Paths, M extends Method, Marked extends Marks> = <
  Path extends { [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never }[keyof Paths],
  Init extends MaybeInit<OperationAt<Paths, Path, M>, Marked>,
>(
  url: Path,
  ...init: InitArguments<Path, Init>
) => Promise<Result<OperationAt<Paths, Path, M>, Init, Marked>>;

type CallByMethod<Paths, Marked extends Marks> = <
  M extends Method,
  Path extends { [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never }[keyof Paths],
  Init extends MaybeInit<OperationAt<Paths, Path, M>, Marked>,
>(
  method: M,
  url: Path,
  ...init: InitArguments<Path, Init>
) => Promise<Result<OperationAt<Paths, Path, M>, Init, Marked>>;

/** A typed client: `GET`, `POST`, … by path return `{data, error, response}`. */
export interface Client<Paths extends object, Marked extends Marks = "unmarked"> {
  use(...middlewares: Middleware[]): void;
  eject(...middlewares: Middleware[]): void;
  request: CallByMethod<Paths, Marked>;
  GET: Call<Paths, "get", Marked>;
  PUT: Call<Paths, "put", Marked>;
  POST: Call<Paths, "post", Marked>;
  DELETE: Call<Paths, "delete", Marked>;
  OPTIONS: Call<Paths, "options", Marked>;
  HEAD: Call<Paths, "head", Marked>;
  PATCH: Call<Paths, "patch", Marked>;
  TRACE: Call<Paths, "trace", Marked>;
  QUERY: Call<Paths, "query", Marked>;
}

export type OperationCall<
  Paths extends object,
  Path extends keyof Paths,
  M extends Method,
  Marked extends Marks = "unmarked",
> = <Init extends MaybeInit<OperationAt<Paths, Path, M>, Marked>>(
  client: Pick<Client<Paths, Marked>, "request">,
  ...init: InitArguments<Path, Init>
) => Promise<Result<OperationAt<Paths, Path, M>, Init, Marked>>;
