import type { Exchange, JournalEntry } from "../domain/journal.ts";
import { mentionsIn } from "./journal-mentions.ts";

/** The entry of a request that changed nothing and was not refused, as it waits and is stored. */
export interface PackedRead {
  readonly id: string;
  /** All but the organization, as JSON. */
  readonly text: string;
  /** Parts by which its query is found when somebody is deleted, for `mentionsOf`; absent where it has none. */
  readonly asked?: string;
}

/** The packed parts of an entry, flat, since names of fields would be most of it. Absent ones are null, and left out at the end. */
type Fields = [
  id: string,
  operation: string,
  status: number | null,
  at: number,
  /** Null where it is the same. */
  recordedAt: number | null,
  candidateId: string | null,
  /** Null where there is no exchange. */
  path: string | null,
  method: string | null,
  version: NonNullable<Exchange["version"]> | null,
  durationInMs: number | null,
  keyId: string | null,
  keyHint: string | null,
  query?: string | null,
  /** All else of the exchange. */
  rest?: Pick<Exchange, "faultId" | "aborted">,
];

/** The packed part of an entry; its details are the query alone. */
type Packable = Pick<JournalEntry, "id" | "operation"> &
  Partial<Pick<JournalEntry, "status" | "at" | "recordedAt" | "candidateId" | "exchange" | "details">>;

/** @param candidateId null where the entry is about several */
export function packRead(entry: Packable, candidateId: string | null = entry.candidateId ?? null): PackedRead {
  const { id, operation, status = null, at = 0, recordedAt = at, exchange, details } = entry;
  const { path = null, method = null, version = null, durationInMs = null, key, ...rest } = exchange ?? {};
  const fields: Fields = [
    id,
    operation,
    status,
    at,
    recordedAt === at ? null : recordedAt,
    candidateId,
    path,
    method,
    version,
    durationInMs,
    key?.id ?? null,
    key?.hint ?? null,
  ];
  const query = details?.query;
  let hasMore = query !== undefined;
  for (const _ in rest) hasMore = true;
  if (!hasMore) return { id, text: JSON.stringify(fields) };
  fields.push(query ?? null, rest);
  const text = JSON.stringify(fields);
  return query === undefined ? { id, text } : { id, text, asked: `${candidateId ?? ""} ${path ?? ""}?${query}` };
}

/** @param fields the text, parsed */
export function unpackRead(fields: unknown): JournalEntry {
  const [id, operation, status, at, recordedAt, candidateId, path, method, version, ...others] = fields as Fields;
  const [durationInMs, keyId, hint, query = null, rest] = others;
  const exchange = path !== null &&
    method !== null && {
      ...(version !== null && { version }),
      ...{ method, path },
      ...(durationInMs !== null && { durationInMs }),
      ...(keyId !== null && hint !== null && { key: { id: keyId, hint } }),
      ...rest,
    };
  return {
    id,
    kind: "request",
    operation,
    at,
    recordedAt: recordedAt ?? at,
    ...(status !== null && { status }),
    ...(candidateId !== null && { candidateId }),
    ...(exchange && { exchange }),
    ...(query !== null && { details: { query } }),
  };
}

/** By what the query of a read is found when somebody is deleted, the candidate included whom it is about. @param asked of the read */
export function mentionsOf(asked: string): Set<string> {
  const [candidateId = ""] = asked.split(" ", 1);
  const mark = asked.indexOf("?");
  const path = asked.slice(candidateId.length + 1, mark);
  const about = { candidateId: candidateId || undefined, exchange: { method: "GET", path } };
  const mentions = mentionsIn(about, asked.slice(mark + 1));
  if (candidateId !== "") mentions.add(candidateId.toLowerCase());
  return mentions;
}

/** The same as a text, without a query that mentions any of the texts, which are in lower case; undefined where none does. */
export function forgetIn(fields: unknown, texts: readonly string[]): string | undefined {
  const entry = unpackRead(fields);
  const { asked } = packRead(entry);
  if (asked === undefined) return undefined;
  const mentions = mentionsOf(asked);
  return texts.some((text) => mentions.has(text)) ? packRead({ ...entry, details: {} }).text : undefined;
}
