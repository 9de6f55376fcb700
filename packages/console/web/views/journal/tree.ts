import type { JournalEntry } from "@assessment-api/control";

/** An entry with its effects in chronological order. */
export interface Branch {
  readonly entry: JournalEntry;
  readonly effects: readonly Branch[];
}

/** Builds the tree. An entry without a known cause is a root. @param entries newest first */
export function treeOf(entries: readonly JournalEntry[]): Branch[] {
  const ids = new Set(entries.map(({ id }) => id));
  const isRoot = ({ causeId }: JournalEntry) => causeId === undefined || !ids.has(causeId);
  const roots = entries.filter(isRoot);
  const oldestFirst = entries.filter((entry) => !isRoot(entry)).reverse();
  const byCause = Map.groupBy(oldestFirst, ({ causeId }) => causeId ?? "");
  // Some entries are written late; simultaneous ones keep their order.
  const inTime = (effects: readonly JournalEntry[]) =>
    effects.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const grow = (entry: JournalEntry): Branch => ({ entry, effects: inTime(byCause.get(entry.id) ?? []).map(grow) });
  return roots.map(grow);
}

/** Merges entries: an entry is sent again when it is completed. */
export function merge(known: readonly JournalEntry[], newer: readonly JournalEntry[]): JournalEntry[] {
  const latest = new Map(newer.toReversed().map((entry) => [entry.id, entry]));
  const kept = known.map((entry) => latest.get(entry.id) ?? entry);
  for (const { id } of known) latest.delete(id);
  return [...[...latest.values()].reverse(), ...kept];
}

export interface JournalFilters {
  readonly candidateId: string | undefined;
  readonly kind: string | undefined;
  readonly operation: string | undefined;
  readonly status: string | undefined;
}

/** Applies the filters to an entry of the unfiltered stream. */
export function matchesFilters({ candidateId, kind, operation, status }: JournalFilters, entry: JournalEntry): boolean {
  if (candidateId !== undefined && entry.candidateId !== candidateId) return false;
  if (kind !== undefined && entry.kind !== kind) return false;
  if (operation !== undefined && entry.operation !== operation) return false;
  return (
    status === undefined ||
    String(entry.status ?? "").replace(/..$/, status.slice(1)) === status ||
    String(entry.status) === status
  );
}
