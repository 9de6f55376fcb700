import type { Outcome } from "./round-trip.ts";

/** Other generators that take the same documents. */
export const contenders = ["openapi-typescript", "hey-api", "orval", "kubb"] as const;
export type Contender = (typeof contenders)[number];

export type Side = "types" | "client" | "server";

export interface DocumentReport {
  /** Number of assumptions. */
  told: number;
  /** Errors by side, one line per problem. */
  refused: Partial<Record<Side | "load", string[]>>;
  /** CPU seconds. */
  seconds: Partial<Record<Side | "load" | "boot", number>>;
  /** Output size. */
  bytes?: number;
  /** Errors of the strict compiler. */
  errors?: string[];
  /** Whether a Fastify app with all operations boots. */
  boots?: boolean;
  /** Error when generated files are loaded or served. */
  broken?: string;
  outcomes: Outcome[];
  /** Peak memory in MB. */
  memory?: number;
}

/** Public document: GitHub repository or Go module, with the commit or version. */
export interface PublicDocument {
  name: string;
  repository: string;
  commit: string;
  path: string;
}

/** Everything that came of one document. */
export interface Row {
  name: string;
  megabytes: number;
  own: DocumentReport;
  others: Partial<Record<Contender, { seconds: number; failed?: string }>>;
}
