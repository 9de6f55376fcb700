import { AsyncLocalStorage } from "node:async_hooks";
import type { Clocks } from "../domain/clocks.ts";
import type { Explanation } from "../domain/errors.ts";
import type { Exchange, JournalEntry } from "../domain/journal.ts";
import type { Instant } from "../domain/time.ts";
import type { Trace } from "../domain/traces.ts";

type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };

/** Parts of a cause's entry; it grows while the cause lasts. */
export type CauseFields = Writable<
  Pick<JournalEntry, "id" | "kind" | "operation"> & Partial<Omit<JournalEntry, "exchange">>
> & { exchange?: Writable<Exchange> };

/** Something that may change the data: a request, a timer, an attempt. Its entry is written together with the first change. */
export interface Cause {
  readonly fields: CauseFields;
  /** Its own cause, where that still goes on: its entry is written before. */
  readonly parent: Cause | undefined;
  /** The organizations that have effects of it, or that it is about, each once: see `touch`. */
  organizations: readonly string[];
  /** The trace that its events, and what follows from them, belong to. */
  trace?: Trace | undefined;
  /** Its subject; null once there are several. */
  candidateId: string | null | undefined;
  /** A call of a version that somebody makes through the control API: one that only reads is looking at the sandbox, too. */
  byOperator?: boolean;
  /** When it began is told by the clock of the organization that it is about. */
  isTimed?: boolean;
  /** Another cause stands for it in the journal. */
  standsAside?: boolean;
  /** It was given to the journal before its response left. */
  isGiven?: boolean;
  /** Whether a transaction has written its entry. */
  isWritten: boolean;
  /** The error that refused it, which knows the rule. */
  refusedBy?: { readonly explanation: Explanation };
}

export const createCause = (fields: CauseFields, parent?: Cause): Cause => ({
  fields: parent === undefined ? fields : { ...fields, causeId: parent.fields.id },
  parent,
  organizations: fields.organizationId === undefined ? none : [fields.organizationId],
  trace: parent?.trace,
  candidateId: fields.candidateId,
  isWritten: false,
});

const none: readonly string[] = [];

/** When a cause began, by the clock of the first organization that it turns out to be about. No cause has to do with the own clocks of two. */
export function timeOf(cause: Cause, organizationId: string | undefined, clocks: Clocks): Instant {
  const { fields } = cause;
  if (organizationId !== undefined && !cause.isTimed) {
    cause.isTimed = true;
    if (clocks.ownerOf(organizationId) !== undefined) fields.at = clocks.of(organizationId).now();
  }
  fields.at ??= clocks.sandbox.now();
  return fields.at;
}

/** Notes an organization that has effects of a cause. Nearly all have one, for which a Set would take as much memory as all the rest. */
export function touch(cause: Cause, organizationId: string): void {
  if (!cause.organizations.includes(organizationId)) cause.organizations = [...cause.organizations, organizationId];
}

/** A deleted organization has no journal that the entry of a cause could be in; another one may be made with its identifier. */
export function leave(cause: Cause, organizationId: string): void {
  cause.organizations = cause.organizations.filter((one) => one !== organizationId);
}

const current = new AsyncLocalStorage<Cause>();

/** All changes of `work` are caused by this. */
export const causedBy = <Result>(cause: Cause, work: () => Result): Result => current.run(cause, work);

export const currentCause = (): Cause | undefined => current.getStore();

/** Notes whom the current cause is about. */
export function concern(cause: Cause | undefined, { organizationId, candidateId }: Concerned): void {
  if (cause === undefined) return;
  touch(cause, organizationId);
  if (candidateId === undefined || cause.candidateId === candidateId) return;
  cause.candidateId = cause.candidateId === undefined ? candidateId : null;
}

export interface Concerned {
  readonly organizationId: string;
  readonly candidateId?: string | undefined;
}

/** Notes the rule by which the current cause is refused. */
export function refused(by: { readonly explanation: Explanation }): void {
  const cause = current.getStore();
  if (cause !== undefined) cause.refusedBy = by;
}

/** Adds the trace of the current cause. A transaction may serve several causes, one after the other. */
export function traced<Put extends object>(put: Put): Put {
  const trace = currentCause()?.trace;
  return trace === undefined ? put : { ...put, trace };
}

/** The transactions of one request. */
export interface Commits {
  /** Whether one is committed: a failure of the store after that must not deny that something has changed. */
  any: boolean;
}

const currentCommits = new AsyncLocalStorage<Commits>();

/** Transactions that `work` begins are noted in `commits`. */
export const noting = <Result>(commits: Commits, work: () => Result): Result => currentCommits.run(commits, work);

/** Notes a commit for the request that it belongs to. */
export function noteCommit(): void {
  const commits = currentCommits.getStore();
  if (commits !== undefined) commits.any = true;
}
