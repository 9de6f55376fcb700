import type { Instant } from "./time.ts";

/** A customer of the service. Everything else belongs to exactly one, and nothing is ever seen by another. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  /** Invitations left; null is as many as wanted. */
  readonly credits: number | null;
  readonly createdAt: Instant;
}
