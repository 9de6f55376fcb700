import { HttpFailure } from "@assessment-api/v2/server";
import { ForbiddenMoveError } from "../../domain/assessments.ts";
import {
  DomainError,
  EmailTakenError,
  InsufficientCreditsError,
  NoDraftError,
  NotFoundError,
  TestNotUsableError,
  UnbuiltDraftError,
  UnknownReferenceError,
  UnprocessableFileError,
} from "../../domain/errors.ts";

/** HTTP status by error type; default 400. */
const statuses = [
  [404, NotFoundError],
  [404, UnknownReferenceError],
  [409, EmailTakenError],
  [409, ForbiddenMoveError],
  [409, NoDraftError],
  [409, UnbuiltDraftError],
  [409, TestNotUsableError],
  [417, InsufficientCreditsError],
  [422, UnprocessableFileError],
] as const;

/** The only place that maps domain errors to V2 responses. */
export function toFailure(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const [status] = statuses.find(([, kind]) => error instanceof kind) ?? [400];
  return new HttpFailure(status, error.message, { problems: error.problems });
}
