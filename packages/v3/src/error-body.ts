import { type Failure, HttpFailure } from "@assessment-api/runtime/fetch";
import type { ErrorObject } from "./generated/models.gen.ts";

/** A missing resource: a 404 with its kind, such as `PERSON`, and the id. */
export class ResourceNotFound extends HttpFailure {
  override name = "ResourceNotFound";
  readonly resourceType: string;
  readonly resourceId: string;

  constructor(message: string, resourceType: string, resourceId: string) {
    super(404, message);
    this.resourceType = resourceType;
    this.resourceId = resourceId;
  }
}

/** An e-mail address that is already in use: a 409 with the address. */
export class EmailAlreadyExists extends HttpFailure {
  override name = "EmailAlreadyExists";
  readonly email: string;

  constructor(message: string, email: string) {
    super(409, message, { reason: "email-already-exists" });
    this.email = email;
  }
}

/** The errorType of rejections by the server; handlers choose their own reasons. */
const errorTypes: Record<string, string> = {
  malformed: "VALIDATION_FAILED",
  invalid: "VALIDATION_FAILED",
  "unknown-path": "PATH_NOT_FOUND",
  "not-found": "RESOURCE_NOT_FOUND",
  "too-large": "PAYLOAD_TOO_LARGE",
  internal: "INTERNAL_ERROR",
};

/** Converts a failure of the server to V3's error object, with one text for all rejected fields. */
export function toErrorBody(failure: Failure): { contentType: string; body: ErrorObject } {
  const { reason, message, problems } = failure;
  const rejected = problems.map(({ field, message }) => `${field} ${message}`);
  return {
    contentType: "application/json",
    body: {
      message: [message, ...rejected].join("; "),
      errorType: errorTypes[reason] ?? reason.toUpperCase().replaceAll("-", "_"),
      ...(failure instanceof ResourceNotFound && {
        resourceId: failure.resourceId,
        resourceType: failure.resourceType,
      }),
      ...(failure instanceof EmailAlreadyExists && { email: failure.email }),
    },
  };
}
