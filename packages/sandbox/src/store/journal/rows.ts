import type { Details, EntryKind, JournalEntry } from "../../domain/journal.ts";
import { type Naming, pathWithoutNames, withoutNames } from "../../domain/naming.ts";
import type { Instant } from "../../domain/time.ts";
import type { Pruning, PutEntry } from "../store.ts";
import { mentionsIn } from "./mentions.ts";

/** An entry as both databases hold it. */
export interface JournalRow {
  /** Its place in lists. */
  readonly seq: number;
  /** Number of the last time that it was written. */
  readonly rev: number;
  readonly id: string;
  readonly kind: EntryKind;
  readonly operation: string;
  readonly status: number | null;
  readonly at: Instant;
  readonly recorded_at: Instant;
  readonly cause_id: string | null;
  readonly candidate_id: string | null;
  readonly error_id: string | null;
  readonly organization_id: string | null;
  /** Parts without a column of their own, as JSON. */
  readonly doc: string;
  readonly details: string | null;
}

/** Number under which entries stand that belong to no organization. */
export const NOBODY = 0;

/** Entries deleted at a time. */
export const PRUNED = 500;

type Rest = Pick<JournalEntry, "exchange" | "timer" | "change" | "attempt" | "subjectId">;

export const entryOf = (row: JournalRow): JournalEntry => ({
  id: row.id,
  kind: row.kind,
  operation: row.operation,
  at: row.at,
  recordedAt: row.recorded_at,
  ...(row.organization_id !== null && { organizationId: row.organization_id }),
  ...(row.status !== null && { status: row.status }),
  ...(row.cause_id !== null && { causeId: row.cause_id }),
  ...(row.candidate_id !== null && { candidateId: row.candidate_id }),
  ...(row.error_id !== null && { errorId: row.error_id }),
  ...(JSON.parse(row.doc) as Rest),
  ...(row.details !== null && { details: JSON.parse(row.details) as Details }),
});

/** Columns of an entry that is put, beside its organization and its numbers; those that change with each time that it is written. */
export const COLUMNS = "id, kind, operation, status, at, recorded_at, cause_id, candidate_id, error_id, doc";
export const CHANGED = ["rev", "operation", "status", "candidate_id", "error_id", "doc"]
  .map((column) => `${column} = excluded.${column}`)
  .join(", ");

/** Values of the columns. */
export function valuesOf(entry: PutEntry): (string | number | null)[] {
  const { exchange, timer, change, attempt, subjectId } = entry;
  const rest: { [Field in keyof Rest]: Rest[Field] | undefined } = { exchange, timer, change, attempt, subjectId };
  return [
    entry.id,
    entry.kind,
    entry.operation,
    entry.status ?? null,
    entry.at,
    entry.recordedAt,
    entry.causeId ?? null,
    entry.candidateId ?? null,
    entry.errorId ?? null,
    JSON.stringify(rest),
  ];
}

/** Details of an entry that is put, as JSON. */
export const detailsOf = ({ details, patch }: PutEntry): string | undefined =>
  patch === undefined ? details && JSON.stringify(details) : `{"patch":${patch}}`;

/** The parts of an entry that may name people, as both databases hold them. */
export type NamingParts = Pick<JournalRow, "doc" | "details">;

/** The same without what names somebody, other than by ids in the path. */
export function partsWithoutNames({ doc, details }: NamingParts, naming: Naming): NamingParts {
  const rest = JSON.parse(doc) as Rest;
  const kept = details === null ? undefined : withoutNames(JSON.parse(details) as Details, naming);
  const { exchange } = rest;
  return {
    doc: JSON.stringify(
      exchange ? { ...rest, exchange: { ...exchange, path: pathWithoutNames(exchange.path, naming) } } : rest,
    ),
    details: kept === undefined ? null : JSON.stringify(kept),
  };
}

/** By what a stored entry is found when somebody is deleted. */
export const mentionsOfRow = (row: JournalRow): Set<string> =>
  row.details === null ? new Set() : mentionsIn(entryOf(row), row.details);

/**
 * @param oldest the oldest rows, in their order
 * @returns numbers of those that are to go
 */
export function surplusOf(
  oldest: readonly Pick<JournalRow, "seq" | "recorded_at">[],
  { surplus, recordedBefore }: Pruning,
): number[] {
  const kept = oldest.findIndex(({ recorded_at }, index) => index >= surplus && recorded_at >= recordedBefore);
  return (kept === -1 ? oldest : oldest.slice(0, kept)).map(({ seq }) => seq);
}
