/**
 * Compile-time check that a parser reads every body field: `allRead<NewCandidate>({ email, firstName });` fails to
 * compile after a new field in the document. A rest element would copy unknown request fields.
 */
export function allRead<Body extends object>(_read: { readonly [Field in keyof Body]-?: unknown }): void {}

/** Request body type of an operation; `never` for operations without a body or with binary content. */
type BodyOf<Handler> = Handler extends (request: infer Request, ...rest: never) => unknown
  ? Request extends { body?: infer Body }
    ? Exclude<Body, undefined | ReadableStream>
    : never
  : never;

export type BodyReaders<Handlers> = {
  [Operation in keyof Handlers as [BodyOf<Handlers[Operation]>] extends [never] ? never : Operation]: (
    body: BodyOf<Handlers[Operation]>,
    ...more: never
  ) => unknown;
};
