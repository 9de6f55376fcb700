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

/** The packed part of an entry; its details are the query alone. */
type Packable = Pick<JournalEntry, "id" | "operation"> &
  Partial<Pick<JournalEntry, "status" | "at" | "recordedAt" | "candidateId" | "exchange" | "details">>;

/** @param candidateId null where the entry is about several */
export function packRead(entry: Packable, candidateId: string | null = entry.candidateId ?? null): PackedRead {
  const { id, operation, status = null, at = 0, recordedAt = at, exchange, details } = entry;
  const fields: Fields = [id, operation, status, at, recordedAt, candidateId, exchange];
  if (details === undefined) return { id, text: JSON.stringify(fields) };
  fields.push(details);
  return { id, text: JSON.stringify(fields), mentions: mentionsInRead(entry, candidateId) };
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
  const { candidateId = null, details, ...rest } = unpackRead(fields);
  if (details === undefined) return undefined;
  const mentions = mentionsInRead({ ...rest, details }, candidateId);
  return texts.some((text) => mentions.has(text)) ? packRead(rest, candidateId).text : undefined;
}

function mentionsInRead({ exchange, details }: Packable, candidateId: string | null): Set<string> {
  const mentions = mentionsIn({ exchange, candidateId: candidateId ?? undefined }, details?.query ?? "");
  if (candidateId !== null) mentions.add(candidateId.toLowerCase());
  return mentions;
}
