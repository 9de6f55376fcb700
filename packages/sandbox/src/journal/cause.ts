import { AsyncLocalStorage } from "node:async_hooks";
import type { Candidate } from "../domain/candidates.ts";
import type { Clocks } from "../domain/clocks.ts";
import type { Explanation } from "../domain/errors.ts";
import type { Fault } from "../domain/faults.ts";
import type { Exchange, JournalEntry } from "../domain/journal.ts";
import type { ApiKey } from "../domain/keys.ts";
import type { Instant } from "../domain/time.ts";
import type { Trace } from "../domain/traces.ts";

type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };

export type CauseFields = Writable<
  Pick<JournalEntry, "id" | "kind" | "operation"> & Partial<Omit<JournalEntry, "exchange">>
> & { exchange?: Writable<Exchange> };

/** A request, timer or attempt. Its entry is written with the first change. */
export interface Cause {
  readonly fields: CauseFields;
  /** Parent, whose entry is written first. */
  readonly parent: Cause | undefined;
  organizations: readonly string[];
  trace?: Trace | undefined;
  /** Null for several candidates. */
  candidateId: string | null | undefined;
  /** Whether it is a read through the control API, which is not recorded. */
  byOperator?: boolean;
  /** A read of a console view, which is not recorded. */
  isOwnRead?: boolean;
  /** Whether the start time uses the organization clock. */
  isTimed?: boolean;
  yields?: boolean;
  /** Whether it was passed to the journal before the response. */
  isGiven?: boolean;
  isWritten: boolean;
  refusedBy?: { readonly explanation: Explanation };
  /** Page of a refused form; the response is a redirect to it. */
  refusedForm?: { readonly status: number; readonly title: string };
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

export function timeOf(cause: Cause, organizationId: string | undefined, clocks: Clocks): Instant {
  const { fields } = cause;
  if (organizationId !== undefined && !cause.isTimed) {
    cause.isTimed = true;
    if (clocks.ownerOf(organizationId) !== undefined) fields.at = clocks.of(organizationId).now();
  }
  fields.at ??= clocks.sandbox.now();
  return fields.at;
}

/** Adds an organization. The list is an array, because a Set would double the memory of a typical cause. */
export function touch(cause: Cause, organizationId: string): void {
  if (!cause.organizations.includes(organizationId)) cause.organizations = [...cause.organizations, organizationId];
}

/** Removes a deleted organization, because another one may get its id. */
export function leave(cause: Cause, organizationId: string): void {
  cause.organizations = cause.organizations.filter((one) => one !== organizationId);
}

export const currentCause = new AsyncLocalStorage<Cause>();

export const causedBy = <Result>(cause: Cause, work: () => Result): Result => currentCause.run(cause, work);

export function concern(cause: Cause | undefined, { organizationId, candidateId }: Concerned): void {
  if (cause === undefined) return;
  if (!cause.organizations.includes(organizationId)) touch(cause, organizationId);
  if (candidateId === undefined || cause.candidateId === candidateId) return;
  cause.candidateId = cause.candidateId === undefined ? candidateId : null;
}

interface Concerned {
  readonly organizationId: string;
  readonly candidateId?: string | undefined;
}

export function refused(by: { readonly explanation: Explanation }): void {
  const cause = currentCause.getStore();
  if (cause !== undefined) cause.refusedBy = by;
}

export function authenticated({ id, hint, organizationId }: ApiKey): void {
  const cause = currentCause.getStore();
  if (cause === undefined) return;
  concern(cause, { organizationId });
  cause.fields.organizationId = organizationId;
  if (cause.fields.exchange) cause.fields.exchange.key = { id, hint };
}

export function calledByOperator(organizationId: string): void {
  const cause = currentCause.getStore();
  if (cause === undefined) return;
  cause.byOperator = true;
  concern(cause, { organizationId });
  cause.fields.organizationId = organizationId;
}

/** Marks a request that only triggers another request. */
export function markYielding(): void {
  const cause = currentCause.getStore();
  if (cause !== undefined) cause.yields = true;
}

export function injected(key: ApiKey, { id: faultId }: Fault): void {
  authenticated(key);
  const exchange = currentCause.getStore()?.fields.exchange;
  if (exchange) exchange.faultId = faultId;
}

export function concernsCandidate({ organizationId, id: candidateId }: Pick<Candidate, "organizationId" | "id">): void {
  concern(currentCause.getStore(), { organizationId, candidateId });
}

/** Adds a cause to each put, since a transaction may serve several causes in sequence. */
export function traced<Put extends object>(put: Put): Put {
  const trace = currentCause.getStore()?.trace;
  return trace === undefined ? put : { ...put, trace };
}

export interface Commits {
  /** Whether anything was committed. If so, a later store error must not claim that nothing has changed. */
  any: boolean;
}

const currentCommits = new AsyncLocalStorage<Commits>();

/** Records the transactions of `work` in `commits`. */
export const noting = <Result>(commits: Commits, work: () => Result): Result => currentCommits.run(commits, work);

export function noteCommit(): void {
  const commits = currentCommits.getStore();
  if (commits !== undefined) commits.any = true;
}
