import type { Client as FetchClient, FetchResponse, MaybeOptionalInit, ParseAsResponse } from "openapi-fetch";

/** A media type; openapi-fetch reads the types of request and response bodies of all of them. */
export type MediaType = `${string}/${string}`;

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

type RequiredKeys<T> = { [Key in keyof T]: Record<never, never> extends Pick<T, Key> ? never : Key }[keyof T];

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * Optional where nothing in it is required; and for a union of paths, which a wrong path is read as: without an init, too, the path
 * is what is wrong then.
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

/** openapi-fetch's result, with bodies in the document's own names, which an editor shows. */
type NamedResult<Operation, Init> = Operation extends { responses: infer Responses }
  ?
      | { data: ParseAsResponse<BodyWith<Responses, Success>, Init>; error?: never; response: Response }
      | { data?: never; error: BodyWith<Responses, Exclude<keyof Responses, Success | Redirect>>; response: Response }
  : never;

/** A document with `readOnly` or `writeOnly` is marked: its bodies are written out without what the direction has not. */
export type Marks = "unmarked" | "marked";
type Result<Operation, Init, M extends Marks> = M extends "marked"
  ? FetchResponse<Operation & Record<string, unknown>, Init, MediaType>
  : NamedResult<Operation, Init>;

type OperationAt<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<M, infer Operation> ? Operation : never;

/** The constraint of `Path` stands here, and not under a name, so that the compiler lists the paths where one is wrong. */
type Call<Paths, M extends Method, Marked extends Marks> = <
  Path extends { [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never }[keyof Paths],
  Init extends MaybeOptionalInit<Paths[Path], M & keyof Paths[Path]>,
>(
  url: Path,
  ...init: InitArguments<Path, Init>
) => Promise<Result<OperationAt<Paths, Path, M>, Init, Marked>>;

type CallByMethod<Paths, Marked extends Marks> = <
  M extends Method,
  Path extends { [P in keyof Paths]: Paths[P] extends Record<M, unknown> ? P : never }[keyof Paths],
  Init extends MaybeOptionalInit<Paths[Path], M & keyof Paths[Path]>,
>(
  method: M,
  url: Path,
  ...init: InitArguments<Path, Init>
) => Promise<Result<OperationAt<Paths, Path, M>, Init, Marked>>;

/** A typed client: `GET`, `POST`, … by path, each resolving to `{data, error, response}`. */
export interface Client<Paths extends object, Marked extends Marks = "unmarked">
  extends Pick<FetchClient<Paths, MediaType>, "use" | "eject"> {
  request: CallByMethod<Paths, Marked>;
  GET: Call<Paths, "get", Marked>;
  PUT: Call<Paths, "put", Marked>;
  POST: Call<Paths, "post", Marked>;
  DELETE: Call<Paths, "delete", Marked>;
  OPTIONS: Call<Paths, "options", Marked>;
  HEAD: Call<Paths, "head", Marked>;
  PATCH: Call<Paths, "patch", Marked>;
  TRACE: Call<Paths, "trace", Marked>;
}
