// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import { createUnwrap, HttpError, optionalText, textEntries, type Unwrap } from "@assessment-api/runtime/client";
import type * as models from "./models.gen.ts";

/** A response with a status other than 2xx; `body` is the API's error object. */
export class ApiError extends HttpError<models.ErrorObject> {
  /** Error code, equal to the HTTP status. */
  get code(): models.ErrorObject["code"] | undefined {
    return this.body?.code;
  }

  /** Unique identifier of this error. Quote it when you contact support. */
  get errorId(): models.ErrorObject["errorId"] | undefined {
    return optionalText(this.body?.errorId);
  }

  /** Description of the error in plain English; not meant to be parsed. */
  get details(): models.ErrorObject["details"] | undefined {
    return optionalText(this.body?.details);
  }

  /** One entry per rejected field. */
  get validationErrors(): models.ErrorObject["validationErrors"] {
    return textEntries(this.body?.validationErrors, ["field", "value", "message"]);
  }
}

/** Returns the data of a result or throws an {@link ApiError}: `const data = await unwrap(client.GET(…))`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<models.ErrorObject>(ApiError, ["code", "errorId", "details", "validationErrors"]);
