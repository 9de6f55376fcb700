import type { Details, EntryKind, JournalEntry } from "../../domain/journal.ts";
import { decoded, foldName, type Naming, pathWithoutNames, withoutNames, wordsIn } from "../../domain/naming.ts";
import type { Instant } from "../../domain/time.ts";

export interface PutEntry extends JournalEntry {
  readonly patch?: string;
}

export interface Pruning {
  readonly surplus: number;
  readonly recordedBefore: Instant;
}

export interface JournalRow {
  readonly seq: number;
  /** Revision: number of the latest write. */
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
  readonly doc: string;
  readonly details: string | null;
}

export const NOBODY = 0;

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

/** Without organization and numbers; CHANGED lists the columns that an update overwrites. */
export const COLUMNS = "id, kind, operation, status, at, recorded_at, cause_id, candidate_id, error_id, doc";
export const CHANGED = ["rev", "operation", "status", "candidate_id", "error_id", "doc"]
  .map((column) => `${column} = excluded.${column}`)
  .join(", ");

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

export const detailsOf = ({ details, patch }: PutEntry): string | undefined =>
  patch === undefined ? details && JSON.stringify(details) : `{"patch":${patch}}`;

type NamingParts = Pick<JournalRow, "doc" | "details">;

/** Removes names from the columns; ids in the path remain. */
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

export const mentionsOfRow = (row: JournalRow): Set<string> =>
  row.details === null ? new Set() : mentionsIn(entryOf(row), row.details);

/**
 * @param oldest oldest rows, sorted
 * @returns numbers of the rows to prune
 */
export function surplusOf(
  oldest: readonly Pick<JournalRow, "seq" | "recorded_at">[],
  { surplus, recordedBefore }: Pruning,
): number[] {
  const kept = oldest.findIndex(({ recorded_at }, index) => index >= surplus && recorded_at >= recordedBefore);
  return (kept === -1 ? oldest : oldest.slice(0, kept)).map(({ seq }) => seq);
}

const ids = /\b(?:cnd|asm|per)_\w+/g;
const customIds = /\bcustomId=[^&"\\]+/gi;

const cursors = /(^|&)(?:cursor|after)=[^&]*/g;

/** Delimiters in texts and queries; no e-mail address contains them. */
const delimiters = /[\s"'<>\\,;:?&=()[\]{}]+/;
const address = /^.+@[^/]+/;

type About = {
  [Field in "kind" | "candidateId" | "status" | "exchange" | "details"]?: JournalEntry[Field] | undefined;
};

/**
 * Returns the folded index terms for a deletion:
 * - ids in the details; without ids, addresses and custom ids;
 * - words of queries and of payloads without an identified person.
 *
 * Entries about one candidate are found by its id.
 * @param details as JSON
 */
export function mentionsIn(about: About, details: string): Set<string> {
  const { candidateId, exchange } = about;
  const named = `${exchange?.path ?? ""} ${details}`.match(ids) ?? [];
  const mentions = new Set<string>();
  for (const id of named)
    if (candidateId === undefined || (id !== candidateId && !id.startsWith("asm_"))) mentions.add(foldName(id));
  if (named.length === 0) for (const text of [...addressesIn(details), ...customIdsIn(details)]) mentions.add(text);
  const typed = typedTexts(about);
  if (typed !== "") for (const word of wordsIn(typed)) mentions.add(word);
  return mentions;
}

function typedTexts(about: About): string {
  const { kind = "change", status = 0, exchange } = about;
  const { query, requestBody, refusal } = about.details ?? {};
  const search = query?.replaceAll(cursors, "") ?? "";
  const isRequest = kind === "request" || kind === "page" || kind === "control";
  const isUnanswered = isRequest && (status >= 400 || exchange?.aborted === true);
  if (!isUnanswered) return search;
  const { rule: _, ...why } = refusal ?? { rule: "" };
  return `${search} ${exchange?.path ?? ""} ${requestBody?.text ?? ""} ${refusal ? Object.values(why).map((part) => JSON.stringify(part)) : ""}`;
}

/** One regular expression would scan to the end from each character. */
function addressesIn(details: string): string[] {
  const text = decoded(details);
  if (!text.includes("@")) return [];
  const found: string[] = [];
  for (const part of text.split(delimiters)) {
    const [one] = part.includes("@") ? (address.exec(part) ?? []) : [];
    if (one !== undefined) found.push(foldName(one));
  }
  return found;
}

const customIdsIn = (details: string): string[] =>
  (details.match(customIds) ?? []).map((filter) => foldName(decoded(filter.replaceAll("+", " "))));
