import type { CallOptions } from "@assessment-api/runtime/client";

type Success = 200 | 201 | 202 | 203 | 204 | 206 | 207 | "2XX";
type BodyOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content & `${string}/${string}`]
  : undefined;
type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & Success]>
  : never;
type Options<Operation> = Pick<CallOptions<Operation>, "params" | "body" | "headers">;
/** The condition tests all options: with a subset, the compiler would resolve it before it knows the operation. */
type Call<Operation> =
  Record<never, never> extends CallOptions<Operation>
    ? (init?: Options<Operation>) => Promise<DataOf<Operation>>
    : (init: Options<Operation>) => Promise<DataOf<Operation>>;

/**
 * A version's API for snippets: a function per operation that returns data or throws the API's error, calls by path,
 * and iterators of lists.
 */
export type Api<Operations, Functions, Client, Walk> = {
  readonly [Id in keyof Operations & keyof Functions]: Call<Operations[Id]>;
} & Pick<Client, keyof Client & ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")> & { readonly paginate: Walk };

interface Module {
  readonly unwrap: (result: never) => Promise<unknown>;
  readonly paginate: (...given: never[]) => unknown;
}

export function bindApi(module: Module, client: object): object {
  const calls = Object.entries(module).flatMap(([name, call]) =>
    typeof call === "function" ? [[name, (init?: object) => module.unwrap(call(client, init) as never)] as const] : [],
  );
  return {
    ...Object.fromEntries(calls),
    ...client,
    paginate: (...given: never[]) => module.paginate(client as never, ...given),
  };
}
