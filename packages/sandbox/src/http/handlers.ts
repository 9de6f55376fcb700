import { HttpFailure } from "@assessment-api/runtime/server";
import { DomainError } from "../domain/errors.ts";
import { StorageFullError, StoreUnavailableError, UnknownOutcomeError } from "../domain/storage-errors.ts";
import { type Instant, SECOND } from "../domain/time.ts";
import { type Commits, noting, refused } from "../journal/cause.ts";

export interface Context {
  readonly organizationId: string;
}

/** `translate` maps domain errors per version; store errors are the same in all. */
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

/** Converts a store error in work before a handler. Rethrows other errors. */
export function throwStoreFailure(error: unknown): never {
  throw error instanceof StoreUnavailableError ? httpFailureOf(error) : error;
}

/** @param commits before the failure */
const httpFailureOf = (error: StoreUnavailableError, commits: Commits = { any: false }): HttpFailure =>
  new HttpFailure(storeFailureStatus(error), (commits.any ? new UnknownOutcomeError(error.reason) : error).message, {
    cause: error,
  });

export const storeFailureStatus = (error: StoreUnavailableError): number =>
  error instanceof StorageFullError ? 507 : 503;

/** Fails to compile if a parser misses a body field. A rest element would copy unknown fields. */
export function allRead<Body extends object>(_read: { readonly [Field in keyof Body]-?: unknown }): void {}

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

/** Parses a timestamp. Dates are midnight UTC. A leap second becomes the next minute. */
export function toInstant(timestamp: string): Instant {
  const instant = Date.parse(timestamp.toUpperCase());
  return Number.isNaN(instant) ? Date.parse(timestamp.toUpperCase().replace(LEAP_SECOND, "59")) + SECOND : instant;
}

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
