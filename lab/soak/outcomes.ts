import { HttpError } from "@assessment-api/runtime/client";

const isRefused = (error: unknown, status: number): error is HttpError<object> =>
  error instanceof HttpError && error.status === status;

const isAway = (error: unknown): error is HttpError<object> => isRefused(error, 503);

export const isMissing = (error: unknown): boolean => isRefused(error, 404);

/**
 * Returns whether a process or its database was unavailable, so that the effect of the request is unknown. fetch fails
 * with a TypeError if the process ended.
 */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError || isAway(error);

/** Returns whether the response says that nothing was changed. */
export const isDenied = (error: unknown): boolean => isAway(error) && error.message.includes("Nothing was changed");
