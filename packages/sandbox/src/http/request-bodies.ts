/**
 * Compile-time check that every field of a request body is read: `allRead<NewCandidate>({ email, firstName });` stops compiling once the
 * document has a field more, which would be dropped in silence otherwise. A rest element would check the same, but copies whatever
 * unknown fields a request has.
 */
export function allRead<Body extends object>(_read: { readonly [Field in keyof Body]-?: unknown }): void {}

/** Body of a request as the handler of an operation gets it; never where the operation takes none, or bytes. */
type BodyOf<Handler> = Handler extends (request: infer Request, ...rest: never) => unknown
  ? Request extends { body?: infer Body }
    ? Exclude<Body, undefined | ReadableStream>
    : never
  : never;

/** What every version has to have: for each operation with a body, the function that reads it. */
export type BodyReaders<Handlers> = {
  [Operation in keyof Handlers as [BodyOf<Handlers[Operation]>] extends [never] ? never : Operation]: (
    body: BodyOf<Handlers[Operation]>,
    ...more: never
  ) => unknown;
};
