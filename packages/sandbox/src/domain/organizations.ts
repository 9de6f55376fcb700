import type { CertificatePlugin } from "./certificates.ts";
import type { Instant } from "./time.ts";

/** `demo` has some candidates, `large` ten thousand. */
export const seedKinds = ["none", "catalogue", "demo", "large"] as const;
export type SeedKind = (typeof seedKinds)[number];

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly credits: number | null;
  readonly createdAt: Instant;
  readonly certificatePlugin?: CertificatePlugin;
  readonly fresh: {
    readonly credits: number | null;
    readonly seed: SeedKind;
    readonly seedValue: string;
  };
}
