import { createUnwrap, HttpError } from "@assessment-api/runtime/client";
import type { ErrorObject } from "./generated/models.gen.ts";

/** A response of V3 with status 400 or above; `body` is its error object. */
export class ApiError extends HttpError<ErrorObject> {
  constructor(response: Response, body: ErrorObject | undefined, text: string | undefined) {
    super(response, body, text, body && `${body.errorType}: ${body.message}`);
  }

  /** What went wrong, to decide by: `RESOURCE_NOT_FOUND`, `EMAIL_ALREADY_EXISTS` and others. An open set. */
  get errorType(): string | undefined {
    return this.body?.errorType;
  }
}

const isErrorObject = (value: object) => "errorType" in value && "message" in value;

/** The data of a result, or an {@link ApiError} thrown: `const person = await unwrap(client.GET(…))`. */
export const unwrap = createUnwrap<ErrorObject>(
  isErrorObject,
  (response, body, text) => new ApiError(response, body, text),
);
