import { HttpFailure } from "@assessment-api/runtime/server";
import { DomainError } from "../domain/errors.ts";
import { StorageFullError, StoreUnavailableError, UnknownOutcomeError } from "../domain/storage-errors.ts";
import { type Commits, noting, refused } from "../journal/cause.ts";

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

/** Maps store errors of work before a handler. */
export async function orStoreFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreUnavailableError ? httpFailureOf(error) : error;
  }
}

/** @param commits commits of the request before the failure */
const httpFailureOf = (error: StoreUnavailableError, commits: Commits = { any: false }): HttpFailure =>
  new HttpFailure(storeFailureStatus(error), (commits.any ? new UnknownOutcomeError(error.reason) : error).message, {
    cause: error,
  });

/** 507 is Insufficient Storage. */
export const storeFailureStatus = (error: StoreUnavailableError): number =>
  error instanceof StorageFullError ? 507 : 503;
