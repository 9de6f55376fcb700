import type { Details, JournalEntry } from "../domain/journal.ts";
import { mentionsIn } from "./journal-mentions.ts";

/** The entry of a request that changed nothing and was not refused, as it waits and is stored. */
export interface PackedRead {
  readonly id: string;
  /** All but the organization, as JSON. */
  readonly text: string;
  /** By what its details are found when somebody is deleted, the candidate included whom it is about; absent where there are none. */
  readonly mentions?: ReadonlySet<string>;
}

type Fields = [
  id: string,
  operation: string,
  status: number | null,
  at: number,
  recordedAt: number,
  candidateId: string | null,
  exchange: JournalEntry["exchange"],
  details?: Details,
];

/** @param entry of a request, with no details but its query */
export function packRead(entry: Omit<JournalEntry, "kind">): PackedRead {
  const { id, operation, status = null, at, recordedAt, candidateId = null, exchange, details } = entry;
  const fields: Fields = [id, operation, status, at, recordedAt, candidateId, exchange];
  if (details === undefined) return { id, text: JSON.stringify(fields) };
  fields.push(details);
  return { id, text: JSON.stringify(fields), mentions: mentionsInRead(entry) };
}

/** @param fields the text, parsed */
export function unpackRead(fields: unknown): JournalEntry {
  const [id, operation, status, at, recordedAt, candidateId, exchange, details] = fields as Fields;
  return {
    id,
    kind: "request",
    operation,
    at,
    recordedAt,
    ...(status !== null && { status }),
    ...(candidateId !== null && { candidateId }),
    ...(exchange && { exchange }),
    ...(details && { details }),
  };
}

/** The same as a text, without details that mention any of the texts, which are in lower case; undefined where none does. */
export function forgetIn(fields: unknown, texts: readonly string[]): string | undefined {
  const entry = unpackRead(fields);
  if (entry.details === undefined) return undefined;
  const mentions = mentionsInRead(entry);
  if (!texts.some((text) => mentions.has(text))) return undefined;
  const { details: _, ...rest } = entry;
  return packRead(rest).text;
}

function mentionsInRead(entry: Pick<JournalEntry, "candidateId" | "exchange" | "details">): Set<string> {
  const mentions = mentionsIn(entry, entry.details?.query ?? "");
  if (entry.candidateId !== undefined) mentions.add(entry.candidateId.toLowerCase());
  return mentions;
}
