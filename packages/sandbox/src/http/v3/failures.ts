import { EmailAlreadyExists, HttpFailure, ResourceNotFound } from "@assessment-api/v3/server";
import { PluginUnavailableError } from "../../domain/certificates.ts";
import { DomainError, EmailTakenError, NotFoundError } from "../../domain/errors.ts";

/** The only place that maps domain errors to V3 responses. */
export function toFailure(error: unknown): unknown {
  if (error instanceof NotFoundError) {
    const { resource, id, message } = error;
    return new ResourceNotFound(message, resource.toUpperCase().replaceAll(" ", "_"), id);
  }
  if (error instanceof EmailTakenError) return new EmailAlreadyExists(error.message, error.email);
  if (error instanceof PluginUnavailableError)
    return new HttpFailure(503, error.message, { reason: "plugin-unavailable" });
  // V3 errors have one text.
  if (error instanceof DomainError)
    return new HttpFailure(400, error.message.replace(/\.$/, ""), { problems: error.problems });
  return error;
}
