import type { CertificatePlugin } from "./certificates.ts";
import type { Instant } from "./time.ts";

/**
 * Seed data of a new organization: empty, catalogue, or catalogue with some (demo) or ten thousand (large)
 * candidates.
 */
export const seedKinds = ["none", "catalogue", "demo", "large"] as const;
export type SeedKind = (typeof seedKinds)[number];

/** A tenant. Owns all other data; organizations are isolated from each other. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  /** Remaining invitations; null is unlimited. */
  readonly credits: number | null;
  readonly createdAt: Instant;
  /** Default: available, without delay. */
  readonly certificatePlugin?: CertificatePlugin;
  /** Initial state, restored by a reset. */
  readonly fresh: {
    readonly credits: number | null;
    readonly seed: SeedKind;
    /** Seed of the random generator: same value, same data. */
    readonly seedValue: string;
  };
}
