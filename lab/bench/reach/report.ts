import type { Outcome } from "./round-trip.ts";

export const contenders = ["openapi-typescript", "hey-api", "orval", "kubb"] as const;
export type Contender = (typeof contenders)[number];

export type Side = "types" | "client" | "server";

export interface DocumentReport {
  reported: number;
  refused: Partial<Record<Side | "load", string[]>>;
  seconds: Partial<Record<Side | "load" | "boot", number>>;
  bytes?: number;
  errors?: string[];
  boots?: boolean;
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

export interface Row {
  name: string;
  megabytes: number;
  own: DocumentReport;
  others: Partial<Record<Contender, { seconds: number; failed?: string }>>;
}
