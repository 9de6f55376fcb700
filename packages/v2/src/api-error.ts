import { createUnwrap, HttpError } from "@assessment-api/runtime/client";
import type { ErrorObject, ValidationError } from "./generated/models.gen.ts";

/** A response of V2 with status 400 or above; `body` is its error object. */
export class ApiError extends HttpError<ErrorObject> {
  constructor(response: Response, body: ErrorObject | undefined, text: string | undefined) {
    super(
      response,
      body,
      text,
      body && [body.details, ...body.validationErrors.map((entry) => `${entry.field} ${entry.message}`)].join("; "),
    );
  }

  /** Unique id of this error, to quote when contacting support. */
  get errorId(): string | undefined {
    return this.body?.errorId;
  }

  /** One entry per rejected field; empty when the failure is of another kind. */
  get validationErrors(): ValidationError[] {
    return this.body?.validationErrors ?? [];
  }
}

const isErrorObject = (value: object) => "errorId" in value && "details" in value;

/** The data of a result, or an {@link ApiError} thrown: `const candidate = await unwrap(client.GET(…))`. */
export const unwrap = createUnwrap<ErrorObject>(
  isErrorObject,
  (response, body, text) => new ApiError(response, body, text),
);
