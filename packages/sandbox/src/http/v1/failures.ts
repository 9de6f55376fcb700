import { HttpFailure } from "@assessment-api/v1/server";
import {
  DomainError,
  InsufficientCreditsError,
  NotFoundError,
  TestNotUsableError,
  UnknownReferenceError,
} from "../../domain/errors.ts";

const exam = (resource: string): string => (resource === "test" ? "exam" : resource);

/** The only place that maps domain errors to V1 responses. */
export function toFailure(error: unknown): unknown {
  if (error instanceof NotFoundError)
    return new HttpFailure(404, `There is no ${exam(error.resource)} with the id ${error.id}.`);
  if (error instanceof UnknownReferenceError)
    return new HttpFailure(412, `The exam ${error.id} cannot be used: it does not exist.`);
  if (error instanceof TestNotUsableError)
    return new HttpFailure(412, `The exam ${error.testId} cannot be used: it is ${error.state}.`);
  if (error instanceof InsufficientCreditsError) return new HttpFailure(417, error.message);
  if (error instanceof DomainError) return new HttpFailure(400, error.message, { problems: error.problems });
  return error;
}
