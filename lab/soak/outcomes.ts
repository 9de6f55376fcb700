import { HttpError } from "@assessment-api/runtime/client";

const isRefused = (error: unknown, status: number): error is HttpError<object> =>
  error instanceof HttpError && error.status === status;

const isAway = (error: unknown): error is HttpError<object> => isRefused(error, 503);

/** Whether the response says that there is no such thing. */
export const isMissing = (error: unknown): boolean => isRefused(error, 404);

/**
 * Whether a process, or its database, was gone: what was asked has happened, or it has not. fetch fails with a TypeError when the
 * process is gone.
 */
export const isCutOff = (error: unknown): boolean => error instanceof TypeError || isAway(error);

/** Whether the response says that it has not happened. */
export const isDenied = (error: unknown): boolean => isAway(error) && error.message.includes("Nothing was changed");
