/**
 * Compile-time check that every field of a request body is read: `allRead<NewCandidate>({ email, firstName });` stops compiling once the
 * document has a field more, which would be dropped in silence otherwise. A rest element would check the same, but copies whatever
 * unknown fields a request has.
 */
export function allRead<Body extends object>(_read: { readonly [Field in keyof Body]-?: unknown }): void {}

/** Request body as the handler of an operation gets it; `never` for operations without a body, or with bytes. */
type BodyOf<Handler> = Handler extends (request: infer Request, ...rest: never) => unknown
  ? Request extends { body?: infer Body }
    ? Exclude<Body, undefined | ReadableStream>
    : never
  : never;

/** Readers of request bodies: every version has to have one for each operation with a body. */
export type BodyReaders<Handlers> = {
  [Operation in keyof Handlers as [BodyOf<Handlers[Operation]>] extends [never] ? never : Operation]: (
    body: BodyOf<Handlers[Operation]>,
    ...more: never
  ) => unknown;
};
