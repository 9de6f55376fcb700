import { HttpFailure } from "@assessment-api/runtime/server";
import { DomainError } from "../domain/errors.ts";
import { StorageFullError, StoreUnavailableError, UnknownOutcomeError } from "../domain/storage-errors.ts";
import { type Instant, SECOND } from "../domain/time.ts";
import { type Commits, noting, refused } from "../journal/cause.ts";

/** Caller of V1, V2 or V3. Security handlers create the context from the API key. */
export interface Context {
  readonly organizationId: string;
}

/**
 * Wraps handlers: `translate` maps domain errors to responses of a version. Store errors are the same in all
 * versions.
 */
export function translateFailures<Handlers extends object>(
  handlers: Handlers,
  translate: (error: unknown) => unknown,
): Handlers {
  const wrap = (handler: (...args: unknown[]) => unknown) => async (request: unknown, context: unknown) => {
    const commits: Commits = { any: false };
    try {
      return await noting(commits, () => handler(request, context));
    } catch (error) {
      if (error instanceof DomainError) refused(error);
      throw error instanceof StoreUnavailableError ? httpFailureOf(error, commits) : translate(error);
    }
  };
  return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, wrap(handler)])) as Handlers;
}

/** Maps a store error of work before a handler; rethrows other errors. */
export function throwStoreFailure(error: unknown): never {
  throw error instanceof StoreUnavailableError ? httpFailureOf(error) : error;
}

/** @param commits commits of the request before the failure */
const httpFailureOf = (error: StoreUnavailableError, commits: Commits = { any: false }): HttpFailure =>
  new HttpFailure(storeFailureStatus(error), (commits.any ? new UnknownOutcomeError(error.reason) : error).message, {
    cause: error,
  });

/** 507 is Insufficient Storage. */
export const storeFailureStatus = (error: StoreUnavailableError): number =>
  error instanceof StorageFullError ? 507 : 503;

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

const LEAP_SECOND = /(?<=:\d\d:)60/;

/** Converts a validated timestamp or date (midnight UTC). A leap second becomes the start of the next minute. */
export function toInstant(timestamp: string): Instant {
  const instant = Date.parse(timestamp.toUpperCase());
  return Number.isNaN(instant) ? Date.parse(timestamp.toUpperCase().replace(LEAP_SECOND, "59")) + SECOND : instant;
}

/** Visibility filter: by default no hidden or disabled items, in every version. */
export const visibilityOf = ({
  includeHidden,
  includeDisabled,
}: {
  readonly includeHidden: boolean;
  readonly includeDisabled: boolean;
}): { readonly hidden?: false; readonly disabled?: false } => ({
  ...(!includeHidden && { hidden: false }),
  ...(!includeDisabled && { disabled: false }),
});
