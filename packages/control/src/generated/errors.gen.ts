// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import { createUnwrap, HttpError, optionalText, textEntries, type Unwrap } from "@assessment-api/runtime/client";
import type * as models from "./models.gen.ts";

/** A response with a status other than 2xx; `body` is the API's error object. */
export class ApiError extends HttpError<models.ErrorObject> {
  /** Error code; equals the HTTP status. */
  get code(): models.ErrorObject["code"] | undefined {
    return this.body?.code;
  }

  /** Unique id of this error. */
  get errorId(): models.ErrorObject["errorId"] | undefined {
    return optionalText(this.body?.errorId);
  }

  /** What is wrong and, if known, how to fix it. */
  get details(): models.ErrorObject["details"] | undefined {
    return optionalText(this.body?.details);
  }

  /** One entry per rejected field; empty when the failure is of another kind. */
  get validationErrors(): models.ErrorObject["validationErrors"] {
    return textEntries(this.body?.validationErrors, ["field", "value", "message"]);
  }

  /** Possible moves; present if the state of an assessment forbids the requested one. */
  get allowedMoves(): models.ErrorObject["allowedMoves"] | undefined {
    return this.body?.allowedMoves;
  }
}

/** Returns the data of a result or throws an {@link ApiError}: `const data = await unwrap(client.GET(…))`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<models.ErrorObject>(ApiError, ["code", "errorId", "details", "validationErrors"]);
