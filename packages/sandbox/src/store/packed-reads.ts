import type { Details, JournalEntry } from "../domain/journal.ts";

/** The entry of a request that changed nothing and was not refused, as it waits and is stored. */
export interface PackedRead {
  readonly id: string;
  /** All but the organization and the details, as JSON. */
  readonly text: string;
  readonly details?: Details | undefined;
}

type Fields = [
  id: string,
  operation: string,
  status: number | null,
  at: number,
  recordedAt: number,
  candidateId: string | null,
  exchange: JournalEntry["exchange"],
];

export function packRead(entry: JournalEntry): PackedRead {
  const { id, operation, status = null, at, recordedAt, candidateId = null, exchange, details } = entry;
  const fields: Fields = [id, operation, status, at, recordedAt, candidateId, exchange];
  return { id, text: JSON.stringify(fields), details };
}

/** @param fields the text, parsed */
export function unpackRead(fields: unknown): JournalEntry {
  const [id, operation, status, at, recordedAt, candidateId, exchange] = fields as Fields;
  return {
    id,
    kind: "request",
    operation,
    at,
    recordedAt,
    ...(status !== null && { status }),
    ...(candidateId !== null && { candidateId }),
    ...(exchange && { exchange }),
  };
}
