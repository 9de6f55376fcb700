import type { Instant } from "./time.ts";

/** An address of the integrator that events are delivered to. */
export interface Webhook {
  readonly id: string;
  readonly organizationId: string;
  readonly url: string;
  /** Sent with each delivery, and shown to the integrator again, so it is stored as it is. */
  readonly secret: string;
  /** Whose events and headers the endpoint understands. */
  readonly apiVersion: "V1" | "V2";
  readonly createdAt: Instant;
}
