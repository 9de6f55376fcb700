import type { Exchange, JournalEntry } from "../../domain/journal.ts";
import { foldName, isNamedInQuery, type Naming } from "../../domain/naming.ts";
import { mentionsIn } from "./rows.ts";

/** Request data shared by identical requests. Absent parts are null; trailing nulls are omitted. */
type PackedRequest = [
  operation: string,
  status: number | null,
  candidateId: string | null,
  path: string | null,
  method: string | null,
  version: NonNullable<Exchange["version"]> | null,
  keyId: string | null,
  keyHint: string | null,
  query?: string | null,
  rest?: Pick<Exchange, "faultId" | "aborted">,
];

/**
 * Successful reads. Stores each distinct request once and columns of numbers, because short-lived objects keep the
 * garbage collector busy.
 */
export interface PackedReads {
  readonly requests: readonly PackedRequest[];
  readonly ids: readonly string[];
  /** Request index of each entry. */
  readonly of: readonly number[];
  readonly start: number;
  readonly at: readonly number[];
  /** Milliseconds of the sandbox clock from `recordedAt` to `at`. */
  readonly ahead: readonly number[];
  /** Durations in tenths of a millisecond; null if absent. */
  readonly tenths: readonly (number | null)[];
}

/** The details hold the query only. */
type Packable = Pick<JournalEntry, "id" | "operation"> &
  Partial<Pick<JournalEntry, "status" | "at" | "recordedAt" | "candidateId" | "exchange" | "details">>;

export interface ReadPacker {
  readonly reads: PackedReads;
  /** @param candidateId null if the entry is about several candidates */
  add(entry: Packable, candidateId?: string | null): void;
}

/** @param start approximate time of the reads */
export function createReadPacker(start: number): ReadPacker {
  const requests: PackedRequest[] = [];
  /** Last request by query or path; `before` links requests with the same key. */
  const last = new Map<string, number>();
  const before: (number | undefined)[] = [];
  const [ids, of, at, ahead]: [string[], number[], number[], number[]] = [[], [], [], []];
  const tenths: (number | null)[] = [];
  return {
    reads: { requests, ids, of, start, at, ahead, tenths },
    add(entry, candidateId = entry.candidateId ?? null) {
      const { at: instant = start, recordedAt = instant, exchange } = entry;
      ids.push(entry.id);
      of.push(indexOf(entry, candidateId));
      at.push(instant - start);
      ahead.push(instant - recordedAt);
      tenths.push(exchange?.durationInMs === undefined ? null : Math.round(exchange.durationInMs * 10));
    },
  };

  /**
   * Returns the index of an equal request. Looks it up by query or path, because building a key of all parts would be
   * the slowest step.
   */
  function indexOf(entry: Packable, candidateId: string | null): number {
    const name = entry.details?.query ?? entry.exchange?.path ?? "";
    let index = isUsual(entry.exchange) ? last.get(name) : undefined;
    while (index !== undefined && !isSame(requests[index] as PackedRequest, entry, candidateId)) index = before[index];
    if (index !== undefined) return index;
    const added = requests.push(packRequest(entry, candidateId)) - 1;
    before.push(last.get(name));
    last.set(name, added);
    return added;
  }
}

function isSame(
  request: PackedRequest,
  { operation, status, exchange, details }: Packable,
  about: string | null,
): boolean {
  return (
    request[9] === undefined &&
    request[1] === (status ?? null) &&
    request[6] === (exchange?.key?.id ?? null) &&
    request[0] === operation &&
    request[4] === (exchange?.method ?? null) &&
    request[5] === (exchange?.version ?? null) &&
    request[3] === (exchange?.path ?? null) &&
    (request[8] ?? null) === (details?.query ?? null) &&
    request[2] === about
  );
}

const isUsual = (exchange: Exchange | undefined): boolean =>
  exchange?.faultId === undefined && exchange?.aborted === undefined;

function packRequest({ operation, status, exchange, details }: Packable, about: string | null): PackedRequest {
  const { path = null, method = null, version = null, key } = exchange ?? {};
  const [keyId, hint] = [key?.id ?? null, key?.hint ?? null];
  const request: PackedRequest = [operation, status ?? null, about, path, method, version, keyId, hint];
  if (exchange === undefined || isUsual(exchange)) {
    if (details?.query !== undefined) request.push(details.query);
    return request;
  }
  const { faultId, aborted } = exchange;
  const rest = { ...(faultId !== undefined && { faultId }), ...(aborted !== undefined && { aborted }) };
  request.push(details?.query ?? null, rest);
  return request;
}

export function packReads(entries: readonly Packable[]): PackedReads {
  const packer = createReadPacker(entries[0]?.at ?? 0);
  for (const entry of entries) packer.add(entry);
  return packer.reads;
}

export const unpackReads = (reads: PackedReads): JournalEntry[] =>
  reads.ids.map((_, index) => unpackRead(reads, index));

export function unpackRead({ requests, ids, of, start, ...columns }: PackedReads, index: number): JournalEntry {
  const request = requests[of[index] as number] as PackedRequest;
  const [operation, status, candidateId, path, method, version, keyId, hint, query = null, rest] = request;
  const at = start + (columns.at[index] as number);
  const tenths = columns.tenths[index] as number | null;
  const exchange = path !== null &&
    method !== null && {
      ...(version !== null && { version }),
      ...{ method, path },
      ...(tenths !== null && { durationInMs: tenths / 10 }),
      ...(keyId !== null && hint !== null && { key: { id: keyId, hint } }),
      ...rest,
    };
  return {
    id: ids[index] as string,
    kind: "request",
    operation,
    at,
    recordedAt: at - (columns.ahead[index] as number),
    ...(status !== null && { status }),
    ...(candidateId !== null && { candidateId }),
    ...(exchange && { exchange }),
    ...(query !== null && { details: { query } }),
  };
}

/** Returns some of the reads. The list of requests may keep requests that none of them uses. */
export function sliceReads(reads: PackedReads, from: number, to?: number): PackedReads {
  const { requests, ids, of, start, at, ahead, tenths } = reads;
  const part = <Value>(column: readonly Value[]) => column.slice(from, to);
  return { requests, ids: part(ids), of: part(of), start, at: part(at), ahead: part(ahead), tenths: part(tenths) };
}

export const mentionsOf = ({ requests }: PackedReads): Set<string> =>
  new Set(requests.flatMap((one) => [...mentionsBy(one)]));

export function mentionsBy(request: PackedRequest): Set<string> {
  const [, , candidateId, path, , , , , query = null] = request;
  if (query === null) return new Set();
  const exchange = { method: "GET", path: path ?? "", ...request[9] };
  const mentions = mentionsIn(
    { kind: "request", candidateId: candidateId ?? undefined, exchange, details: { query } },
    query,
  );
  if (candidateId !== null) mentions.add(foldName(candidateId));
  return mentions;
}

export function forgetIn(reads: PackedReads, naming: Naming): PackedReads {
  const names = reads.requests.map(([, , candidateId, , , , , , query = null]) => {
    if (query === null) return false;
    return (candidateId !== null && naming.ids.includes(foldName(candidateId))) || isNamedInQuery(query, naming);
  });
  if (!names.includes(true)) return reads;
  const requests = reads.requests.map(
    (request, index): PackedRequest =>
      names[index] ? ((request as unknown[]).with(8, null) as PackedRequest) : request,
  );
  return { ...reads, requests };
}
