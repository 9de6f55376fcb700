import type { Outcome } from "./round-trip.ts";

export type Side = "types" | "client" | "server";

/** What came of one document. */
export interface DocumentReport {
  /** How often something was assumed. */
  told: number;
  /** Why it was not taken: by side, a line for each problem. */
  refused: Partial<Record<Side | "load", string[]>>;
  /** Seconds of CPU. */
  seconds: Partial<Record<Side | "load" | "boot", number>>;
  /** Size of what is written. */
  bytes?: number;
  /** What the strict compiler says. */
  errors?: string[];
  /** Whether a Fastify app with all operations becomes ready. */
  boots?: boolean;
  /** Why the generated files cannot be loaded, or served. */
  broken?: string;
  outcomes: Outcome[];
  /** Largest memory, in MB. */
  memory?: number;
}
