// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import { createUnwrap, HttpError, optionalText, type Unwrap } from "@assessment-api/runtime/client";
import type * as models from "./models.gen.ts";

/** A response with a status other than 2xx; `body` is the API's error object. */
export class ApiError extends HttpError<models.ErrorObject> {
  /** Kind of the error, for programs. RESOURCE_NOT_FOUND and EMAIL_ALREADY_EXISTS are stated; expect further values. */
  get errorType(): models.ErrorObject["errorType"] | undefined {
    return optionalText(this.body?.errorType);
  }

  /** Identifier that names nothing. Present with RESOURCE_NOT_FOUND, absent otherwise. */
  get resourceId(): models.ErrorObject["resourceId"] | undefined {
    return optionalText(this.body?.resourceId);
  }

  /** Kind of the missing resource, PERSON for a person. Present with RESOURCE_NOT_FOUND, absent otherwise. Expect further values. */
  get resourceType(): models.ErrorObject["resourceType"] | undefined {
    return optionalText(this.body?.resourceType);
  }

  /** The e-mail address that already exists. Present with EMAIL_ALREADY_EXISTS, absent otherwise. */
  get email(): models.ErrorObject["email"] | undefined {
    return optionalText(this.body?.email);
  }
}

/** Returns the data of a result or throws an {@link ApiError}: `const data = await unwrap(client.GET(…))`. */
export const unwrap: Unwrap = /* @__PURE__ */ createUnwrap<models.ErrorObject>(ApiError, ["message", "errorType"]);
