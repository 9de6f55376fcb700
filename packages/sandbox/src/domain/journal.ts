import type { PatchStep } from "./patches.ts";
import type { Instant } from "./time.ts";

/**
 * `request`: V1 to V3. `page`: in the browser, by candidates and those who read reports. `control`: the control API. `timer`: one that
 * fired. `start`: of the sandbox, which makes the first organization. `change`: of an entity. `delivery`: an event on its way to one
 * endpoint. `attempt`: at a delivery, or at handing over a mail.
 */
export const entryKinds = [
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

/** One thing that happened, and what caused it. Nothing in it names a person but `details`, which a deleted candidate takes along. */
export interface JournalEntry {
  /** Of requests the one in their response's header; of events, mails and deliveries their own. */
  readonly id: string;
  /** Absent where nobody can tell: a request without a valid key. */
  readonly organizationId?: string;
  readonly kind: EntryKind;
  readonly causeId?: string;
  /** By the sandbox's clock. */
  readonly at: Instant;
  /** By the machine's. */
  readonly recordedAt: Instant;
  /** A candidate, or a person of the skills area. */
  readonly candidateId?: string;
  /** operationId, route of a page, kind of a timer or mail, type of an event, or collection of the changed entity. */
  readonly operation: string;
  /** Of a response; absent while there is none. */
  readonly status?: number;
  /** By which V2 and V1 name a failure. */
  readonly errorId?: string;
  readonly exchange?: Exchange;
  readonly timer?: FiredTimer;
  readonly change?: Change;
  readonly attempt?: AttemptOutcome;
  /** The entity that it is about: what was changed, delivered or handed over. */
  readonly subjectId?: string;
  readonly details?: Details;
}

/** A request and its response. */
export interface Exchange {
  readonly version?: "v1" | "v2" | "v3";
  readonly method: string;
  /** Without query and tokens. */
  readonly path: string;
  readonly key?: { readonly id: string; readonly hint: string };
  readonly durationInMs?: number;
  /** The fault that happened to it. */
  readonly faultId?: string;
  /** The client disconnected before the response was there. */
  readonly aborted?: boolean;
}

export interface FiredTimer {
  readonly dueAt: Instant;
  /** The entry that set it; `causeId` is that one, too, unless somebody moved the clock. */
  readonly setBy?: string;
}

export interface Change {
  readonly kind: "CREATED" | "UPDATED" | "DELETED";
  /** How many entities of each collection an organization began with, which have no entries of their own. */
  readonly planted?: Readonly<Record<string, number>>;
}

export interface AttemptOutcome {
  readonly state: "DELIVERED" | "PENDING" | "HELD" | "WITHDRAWN";
  readonly durationInMs?: number;
  readonly failure?: string;
  readonly nextAttemptAt?: Instant;
  readonly simulated?: boolean;
}

/** Characters of a response that are kept, and bytes of a request. */
export const KEPT = 8192;

/** A text up to a limit, without secrets. */
export interface KeptBody {
  readonly text: string;
  /** Characters of the whole. */
  readonly length: number;
}

/** Parts that may name people. */
export interface Details {
  readonly query?: string;
  readonly requestBody?: KeptBody;
  readonly responseBody?: KeptBody;
  readonly refusal?: Refusal;
  readonly patch?: readonly PatchStep[];
  /** The receiver's response, or why there is none. */
  readonly message?: string;
}

/** Why a request was refused, as the place knew it that refused it. */
export interface Refusal {
  /** Identifier of the rule, such as `external-id-unique`. */
  readonly rule: string;
  readonly message: string;
  readonly problems: readonly { readonly field: string; readonly value: string; readonly message: string }[];
  /** The state that was found. */
  readonly found?: string;
  /** The state or value that was expected. */
  readonly expected?: string;
  /** Change that would make it work. */
  readonly remedy?: string;
}

/** How much of a journal is kept. */
export interface JournalLimit {
  /** Of one organization. */
  readonly entries: number;
  readonly ageInMs: number;
}
