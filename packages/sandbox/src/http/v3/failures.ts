import { EmailAlreadyExists, HttpFailure, ResourceNotFound } from "@assessment-api/v3/server";
import { PluginUnavailableError } from "../../domain/certificates.ts";
import { DomainError, EmailTakenError, NotFoundError } from "../../domain/errors.ts";

/** The one place where errors of the domain become responses of V3; other errors stay what they are. */
export function toFailure(error: unknown): unknown {
  if (error instanceof NotFoundError) {
    const { resource, id, message } = error;
    return new ResourceNotFound(message, resource.toUpperCase().replaceAll(" ", "_"), id);
  }
  if (error instanceof EmailTakenError) return new EmailAlreadyExists(error.message, error.email);
  if (error instanceof PluginUnavailableError)
    return new HttpFailure(503, error.message, { reason: "plugin-unavailable" });
  // The error object of V3 has one text, in which the rejected fields follow the message.
  if (error instanceof DomainError)
    return new HttpFailure(400, error.message.replace(/\.$/, ""), { problems: error.problems });
  return error;
}
