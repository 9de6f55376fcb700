import { InvalidValueError } from "./errors.ts";
import type { Instant } from "./time.ts";

/** An address of the integrator that events are delivered to. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  /** Sent with each delivery, and shown to the integrator again, so it is stored as it is. */
  readonly secret: string;
  /** The version whose events and headers the endpoint understands. */
  readonly apiVersion: "V1" | "V2";
  readonly createdAt: Instant;
}

/**
 * An address that requests can be sent to at all.
 * @throws InvalidValueError naming `field`
 */
export function demandDeliverable(url: string, field: string): void {
  const { protocol = "", username, password } = URL.parse(url) ?? {};
  if (protocol !== "https:" && protocol !== "http:")
    throw new InvalidValueError(field, url, "must be an absolute URL that begins with https:// or http://");
  // The secret authenticates a delivery, and no client of HTTP sends a URL with a password.
  if (username || password) throw new InvalidValueError(field, url, "must not contain a user name or a password");
}
