import type { Client as FetchClient, FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";

/** A media type; openapi-fetch reads the types of request and response bodies of all of them. */
export type MediaType = `${string}/${string}`;

type Method = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

type PathWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof Paths];

type OperationAt<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<M, infer Operation> ? Operation : never;

/** What a call takes besides the path. */
type Init<Operation> =
  Record<never, never> extends FetchOptions<Operation> ? FetchOptions<Operation> | undefined : FetchOptions<Operation>;

type InitArguments<Given> = undefined extends Given
  ? [init?: Given & Record<string, unknown>]
  : [init: Given & Record<string, unknown>];

/** Two types that are the same, and not only fit each other. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** A type written out as openapi-fetch writes out a body, but for `readOnly` and `writeOnly` marks, which it takes away. */
type WrittenOut<T> = T extends (infer Item)[]
  ? WrittenOut<Item>[]
  : T extends object
    ? { [Key in keyof T as Key]: WrittenOut<T[Key]> }
    : T;

/** A body as the document names it, which an editor shows as `Candidate`; where marks make a difference, without them. */
type Named<Body, Read> = Same<WrittenOut<Body>, Read> extends true ? Body : Read;

type BodyOf<Response> = Response extends { content: infer Content } ? Content[keyof Content & MediaType] : never;
type Success = 200 | 201 | 202 | 203 | 204 | 206 | 207 | "2XX";
type Bodies<Operation, Status> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & Status]>
  : never;
type Failed<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[Exclude<keyof Responses, Success>]>
  : never;

type Fetched<Operation> = FetchResponse<Operation & Record<string, unknown>, Record<never, never>, MediaType>;

/** What a call resolves to: openapi-fetch's result, with bodies in the document's own names. */
type Reply<Operation, Given> = Given extends { parseAs: ParseAs }
  ? FetchResponse<Operation & Record<string, unknown>, Given, MediaType>
  :
      | {
          data: Named<Bodies<Operation, Success>, Extract<Fetched<Operation>, { error?: never }>["data"]>;
          error?: never;
          response: Response;
        }
      | {
          data?: never;
          error: Named<Failed<Operation>, Extract<Fetched<Operation>, { data?: never }>["error"]>;
          response: Response;
        };

type Call<Paths, M extends Method> = <Path extends PathWith<Paths, M>, Given extends Init<OperationAt<Paths, Path, M>>>(
  path: Path,
  ...init: InitArguments<Given>
) => Promise<Reply<OperationAt<Paths, Path, M>, Given>>;

type CallByMethod<Paths> = <
  M extends Method,
  Path extends PathWith<Paths, M>,
  Given extends Init<OperationAt<Paths, Path, M>>,
>(
  method: M,
  path: Path,
  ...init: InitArguments<Given>
) => Promise<Reply<OperationAt<Paths, Path, M>, Given>>;

/** A typed client: `GET`, `POST`, … by path, each resolving to `{data, error, response}`. */
export type Client<Paths extends object> = Pick<FetchClient<Paths, MediaType>, "use" | "eject"> & {
  request: CallByMethod<Paths>;
} & { [M in Method as Uppercase<M>]: Call<Paths, M> };
