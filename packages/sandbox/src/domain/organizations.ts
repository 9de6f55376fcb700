import type { CertificatePlugin } from "./certificates.ts";
import type { Instant } from "./time.ts";

/** The data that an organization begins with: nothing, a catalogue, or a catalogue and some or ten thousand candidates. */
export const seedKinds = ["none", "catalogue", "demo", "large"] as const;
export type SeedKind = (typeof seedKinds)[number];

/** A customer of the service. Everything else belongs to exactly one, and nothing is ever seen by another. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  /** Invitations left; null is as many as wanted. */
  readonly credits: number | null;
  readonly createdAt: Instant;
  /** Absent: it works, without delay. */
  readonly certificatePlugin?: CertificatePlugin;
  /** The state it began with, and goes back to when it is reset. */
  readonly fresh: {
    readonly credits: number | null;
    readonly seed: SeedKind;
    /** The same value gives the same data. */
    readonly seedValue: string;
  };
}
