import type { PatchStep } from "./patches.ts";
import type { Instant } from "./time.ts";

const entryKinds = [
  "request",
  "page",
  "control",
  "timer",
  "start",
  "change",
  "event",
  "mail",
  "delivery",
  "attempt",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface JournalEntry {
  readonly id: string;
  readonly organizationId?: string;
  readonly kind: EntryKind;
  readonly causeId?: string;
  readonly at: Instant;
  readonly recordedAt: Instant;
  readonly candidateId?: string;
  /** operationId, page route, timer kind, mail kind, event type or collection. */
  readonly operation: string;
  readonly status?: number;
  readonly errorId?: string;
  readonly exchange?: Exchange;
  readonly timer?: FiredTimer;
  readonly change?: Change;
  readonly attempt?: AttemptOutcome;
  readonly subjectId?: string;
  readonly details?: Details;
}

export interface Exchange {
  readonly version?: "v1" | "v2" | "v3";
  readonly method: string;
  readonly path: string;
  readonly key?: { readonly id: string; readonly hint: string };
  readonly durationInMs?: number;
  readonly faultId?: string;
  /** The client disconnected. */
  readonly aborted?: boolean;
}

interface FiredTimer {
  readonly dueAt: Instant;
  /** Equals `causeId` unless a clock change fired the timer. */
  readonly setBy?: string;
}

export interface Change {
  readonly kind: "CREATED" | "UPDATED" | "DELETED";
  /** Seed data has no journal entries. */
  readonly planted?: Readonly<Record<string, number>>;
}

export interface AttemptOutcome {
  readonly state: "DELIVERED" | "PENDING" | "HELD" | "WITHDRAWN";
  readonly durationInMs?: number;
  readonly failure?: string;
  readonly nextAttemptAt?: Instant;
  readonly simulated?: boolean;
}

/** Characters of a response, bytes of a request. */
export const KEPT = 8192;

/** Truncated body without secrets. */
export interface KeptBody {
  readonly text: string;
  /** Of the full body, in characters. */
  readonly length: number;
}

export interface Details {
  readonly query?: string;
  readonly requestBody?: KeptBody;
  readonly responseBody?: KeptBody;
  readonly refusal?: Refusal;
  readonly patch?: readonly PatchStep[];
  /** Or the reason for a missing response. */
  readonly message?: string;
}

export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly problems: readonly { readonly field: string; readonly value: string; readonly message: string }[];
  readonly found?: string;
  readonly expected?: string;
  readonly remedy?: string;
}

export interface JournalLimit {
  readonly entries: number;
  readonly ageInMs: number;
}
