import { ReadableStream } from "node:stream/web";
import type {
  Handlers,
  JournalChange,
  JournalExchange,
  JournalEntry as Presented,
  JournalEntryKind as PresentedKind,
} from "@assessment-api/control/server";
import type { AttemptOutcome, Change, Details, EntryKind, Exchange, JournalEntry } from "../../domain/journal.ts";
import { titleOf } from "../../domain/keys.ts";
import { toTimestamp } from "../../domain/time.ts";
import { admitFollower, followJournal, getJournalChain, listJournal } from "../../service/journal.ts";
import type { Control, Operator } from "./context.ts";

export function presentEntry(entry: JournalEntry): Presented {
  const { id, kind, causeId, candidateId, operation, status, errorId, subjectId, details = {} } = entry;
  const { exchange, timer, change, attempt } = entry;
  return {
    id,
    kind: kind.toUpperCase() as Uppercase<EntryKind>,
    ...(causeId !== undefined && { causeId }),
    date: toTimestamp(entry.at),
    recordDate: toTimestamp(entry.recordedAt),
    ...(candidateId !== undefined && { candidateId }),
    operation,
    ...(status !== undefined && { status }),
    ...(errorId !== undefined && { errorId }),
    ...(subjectId !== undefined && { subjectId }),
    ...(exchange && { exchange: presentExchange(exchange, details) }),
    ...(details.refusal && { refusal: { rule: details.refusal.rule, message: details.refusal.message } }),
    ...(timer && { timer: { dueDate: toTimestamp(timer.dueAt), ...(timer.setBy && { setBy: timer.setBy }) } }),
    ...(change && { change: presentChange(change, details) }),
    ...(attempt && { attempt: presentAttempt(attempt, details) }),
  };
}

const presentExchange = (
  { version, method, path, key, durationInMs, faultId, aborted = false }: Exchange,
  { query, requestBody, responseBody }: Details,
): JournalExchange => ({
  ...(version && { version: titleOf(version) }),
  method,
  path,
  ...(query !== undefined && { query }),
  ...(key && { key }),
  ...(durationInMs !== undefined && { durationInMs }),
  ...(faultId !== undefined && { faultId }),
  aborted,
  ...(requestBody && { requestBody }),
  ...(responseBody && { responseBody }),
});

const presentChange = ({ kind, planted }: Change, { patch = [] }: Details): JournalChange => ({
  kind,
  steps: patch.map(({ cut = false, ...step }) => ({ ...step, cut })),
  ...(planted && { planted }),
});

const presentAttempt = (
  { nextAttemptAt, simulated = false, ...outcome }: AttemptOutcome,
  { message }: Details,
): NonNullable<Presented["attempt"]> => ({
  ...outcome,
  ...(message !== undefined && { message }),
  ...(nextAttemptAt !== undefined && { nextAttemptDate: toTimestamp(nextAttemptAt) }),
  simulated,
});

interface FilterQuery {
  readonly candidateId?: string;
  readonly causeId?: string;
  readonly kind?: readonly PresentedKind[];
  readonly operation?: readonly string[];
  readonly status?: readonly string[];
  readonly since?: string;
}

const filterOf = ({ candidateId, causeId, kind, operation: operations, status, since }: FilterQuery) => ({
  candidateId,
  causeId,
  kinds: kind?.map((one) => one.toLowerCase() as EntryKind),
  operations,
  statuses: status?.map((one) => [Number(one.replace("XX", "00")), Number(one.replace("XX", "99"))] as const),
  since: since === undefined ? undefined : Date.parse(since),
});

export function journalHandlers({ world, closing }: Control) {
  return {
    async listJournal({ params, query, headers, accepts, signal }) {
      const filter = filterOf(query);
      const { count: limit } = query;
      if (accepts[0] !== "text/event-stream") {
        const before = query.after === undefined ? undefined : Number(query.after);
        const { items, next } = await listJournal(world, params.id, filter, { before, limit });
        const more = next !== undefined && { next: String(next) };
        return { status: 200, contentType: "application/json", body: { items: items.map(presentEntry), ...more } };
      }
      const last = headers["last-event-id"];
      const end = AbortSignal.any([signal, closing]);
      await admitFollower(world, params.id, end);
      const after = last === undefined ? undefined : Number(last);
      const entries = followJournal(world, params.id, filter, { after, signal: end });
      return { status: 200, contentType: "text/event-stream", body: streamOf(frames(entries)) };
    },

    async getJournalEntry({ params: { id, entryId } }) {
      const { entry, causes, effects } = await getJournalChain(world, id, entryId);
      const body = {
        entry: presentEntry(entry),
        causes: causes.map(presentEntry),
        effects: effects.map(presentEntry),
      };
      return { status: 200, body };
    },
  } satisfies Partial<Handlers<Operator>>;
}

/** Streams on demand, so that a slow reader causes no backlog. */
const streamOf = (chunks: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>;

const texts = new WeakMap<JournalEntry, string>();

function serialized(entry: JournalEntry): string {
  const text = texts.get(entry) ?? JSON.stringify(presentEntry(entry));
  texts.set(entry, text);
  return text;
}

/** Formats server-sent events. Only the last entry of a batch has an id, so a client resumes after complete batches. */
async function* frames(followed: ReturnType<typeof followJournal>): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => Buffer.from(text);
  yield bytes(": the journal from here on\nretry: 1000\n\n");
  for await (const written of followed) {
    if (written === undefined) {
      yield bytes(": nothing new\n\n");
      continue;
    }
    const { entries, revision } = written;
    for (const [index, entry] of entries.entries()) {
      const id = index === entries.length - 1 ? `id: ${revision}\n` : "";
      yield bytes(`event: entry\n${id}data: ${serialized(entry)}\n\n`);
    }
  }
}
