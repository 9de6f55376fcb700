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

/**
 * A journal entry with its cause. Only `details` may contain personal data; deleting a candidate removes the
 * details.
 */
export interface JournalEntry {
  /** Request id from the response header, or the id of the event, mail or delivery. */
  readonly id: string;
  readonly organizationId?: string;
  readonly kind: EntryKind;
  readonly causeId?: string;
  /** Sandbox time. */
  readonly at: Instant;
  /** Machine time. */
  readonly recordedAt: Instant;
  readonly candidateId?: string;
  /** operationId, page route, timer kind, mail kind, event type, or collection of the changed entity. */
  readonly operation: string;
  readonly status?: number;
  /** Error id in V2 and V1 error responses. */
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
  /** Path without query and tokens. */
  readonly path: string;
  readonly key?: { readonly id: string; readonly hint: string };
  readonly durationInMs?: number;
  /** Fault applied to the request. */
  readonly faultId?: string;
  /** Client disconnected before the response. */
  readonly aborted?: boolean;
}

interface FiredTimer {
  readonly dueAt: Instant;
  /** Entry that set the timer. Equals `causeId` unless a clock change fired the timer. */
  readonly setBy?: string;
}

export interface Change {
  readonly kind: "CREATED" | "UPDATED" | "DELETED";
  /** Initial entities per collection; seed data has no journal entries. */
  readonly planted?: Readonly<Record<string, number>>;
}

export interface AttemptOutcome {
  readonly state: "DELIVERED" | "PENDING" | "HELD" | "WITHDRAWN";
  readonly durationInMs?: number;
  readonly failure?: string;
  readonly nextAttemptAt?: Instant;
  readonly simulated?: boolean;
}

/** Maximum characters kept of a response, and bytes of a request. */
export const KEPT = 8192;

/** Truncated body without secrets. */
export interface KeptBody {
  readonly text: string;
  /** Length of the full body in characters. */
  readonly length: number;
}

export interface Details {
  readonly query?: string;
  readonly requestBody?: KeptBody;
  readonly responseBody?: KeptBody;
  readonly refusal?: Refusal;
  readonly patch?: readonly PatchStep[];
  /** Response of the receiver, or the reason for a missing response. */
  readonly message?: string;
}

export interface Refusal {
  /** Rule id, such as `external-id-unique`. */
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
