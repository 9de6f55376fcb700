import type { Candidate } from "../domain/candidates.ts";
import type { Delivery } from "../domain/deliveries.ts";
import type { Mail } from "../domain/mails.ts";
import type { Writing } from "./collections.ts";
import type { Entity } from "./documents.ts";
import { lazily, replacing } from "./lazily.ts";
import type { PutEntry, Transaction } from "./store.ts";

/** One transaction whose changes of some collections are written together. */
export interface Unit {
  readonly tx: Transaction;
  /** Writes what waits. To be called within the transaction when all is done. */
  finish(): Promise<void>;
}

/** Entities that wait at most: those who put thousands let others run between them, which writing all in a row would not. */
const MOST_WAITING = 10;

/** Entries of the journal that wait at most. */
const MOST_ENTRIES = 50;

/** After a failure nothing more is sent. */
async function oneAfterTheOther<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

/** For a store that itself keeps the order, and refuses what follows a failure. */
async function allTogether<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  await Promise.all(items.map(work));
}

/**
 * The same transaction, which writes each entity of some collections once, as it is in the end, and reads it once: at the end, or before anything
 * looks for entities in another way than by their ids. These are collections whose entities one transaction often puts more than once, or puts and
 * deletes; others are written at once.
 * @param options.together what waits is sent without waiting for one another
 */
export function createUnit(tx: Transaction, { together = false }: { together?: boolean } = {}): Unit {
  const deferred: { write(isForgotten: boolean): Promise<void> }[] = [];
  const each = together ? allTogether : oneAfterTheOther;

  const settle = (isForgotten: boolean) => each(deferred, (one) => one.write(isForgotten));

  function defer<Item extends Entity, Collection extends Writing<Item>>(
    collection: Collection,
    reading: readonly (keyof Collection)[],
  ): Deferred<Item, Collection> {
    const one = createDeferred<Item, Collection>(collection, reading, each);
    deferred.push(one);
    return one;
  }

  const deferCandidates = (candidates: Transaction["candidates"]) =>
    withAssessments(
      defer<Candidate, Transaction["candidates"]>(candidates, ["search", "findByExternalId", "findAnywhere"]),
      candidates,
    );

  function deferEntries(journal: Transaction["journal"]): Transaction["journal"] {
    const entries = createDeferredEntries(journal);
    deferred.push(entries);
    return lazily(journal, { put: () => entries.put }, (work) => after(entries.write, work as Work));
  }

  /** After it, the rows of an organization may be others. */
  const replacingRows = <Values extends unknown[], Result>(work: (...values: Values) => Promise<Result>) =>
    after(() => settle(true), work);

  async function inDraft<Result>(draftId: string, work: () => Promise<Result>): Promise<Result> {
    await settle(true);
    return tx.organizations.inDraft(draftId, async () => {
      const result = await work();
      await settle(true);
      return result;
    });
  }

  return {
    tx: lazily(tx, {
      organizations: (organizations) =>
        lazily(organizations, {
          inDraft: () => inDraft,
          delete: replacingRows,
          clear: replacingRows,
          createDraft: replacingRows,
          publishDraft: replacingRows,
          dropDraft: replacingRows,
        }),
      candidates: deferCandidates,
      mails: (mails) => defer<Mail, Transaction["mails"]>(mails, ["list"]).collection,
      deliveries: (deliveries) =>
        defer<Delivery, Transaction["deliveries"]>(deliveries, [
          "next",
          "lastDueAt",
          "lastLease",
          "countDue",
          "list",
          "count",
          "isLeased",
        ]).collection,
      journal: deferEntries,
    }),
    finish: () => settle(false),
  };
}

type Work = (...values: unknown[]) => Promise<unknown>;

const after =
  <Values extends unknown[], Result>(
    first: () => Promise<unknown>,
    work: (...values: Values) => Promise<Result>,
  ): ((...values: Values) => Promise<Result>) =>
  async (...values) => {
    await first();
    return work(...values);
  };

/** A collection whose entities are written when they have to be. */
interface Deferred<Item extends Entity, Collection> {
  readonly collection: Collection;
  /** Entities as the transaction sees them, as far as it has read or put them. */
  known(): Iterable<Item>;
  /** Learns what the store has, unless more is known of it. */
  remember(item: Item): Item;
  write(isForgotten: boolean): Promise<void>;
}

interface Known<Item> {
  /** Undefined where there is none. */
  item: Item | undefined;
  /** Whether the store has one, as far as that is known. */
  isStored: boolean | undefined;
}

const keyOf = (organizationId: string, id: string): string => `${organizationId} ${id}`;

/** @param reading functions that change nothing; after all others nothing is known any more */
function createDeferred<Item extends Entity, Collection extends Writing<Item>>(
  collection: Collection,
  reading: readonly (keyof Collection)[],
  each: typeof oneAfterTheOther,
): Deferred<Item, Collection> {
  const known = new Map<string, Known<Item>>();
  /** In the order in which they were put. */
  let waiting = new Map<string, Known<Item>>();

  async function write(isForgotten: boolean): Promise<void> {
    const written = [...waiting.values()];
    waiting = new Map();
    if (isForgotten) known.clear();
    const { putAll } = collection;
    if (putAll !== undefined) {
      for (const one of written) one.isStored = true;
      const items = written.flatMap(({ item }) => item ?? []);
      if (items.length > 0) await putAll(items);
      return;
    }
    await each(written, async (one) => {
      const isNew = one.isStored === false;
      one.isStored = true;
      if (one.item !== undefined) await collection.put(one.item, isNew);
    });
  }

  const own: Writing<Item> = {
    async get(organizationId, id) {
      const key = keyOf(organizationId, id);
      const one = known.get(key);
      if (one !== undefined) return one.item;
      const item = await collection.get(organizationId, id);
      if (!known.has(key)) known.set(key, { item, isStored: item !== undefined });
      return known.get(key)?.item;
    },
    async put(item, isNew) {
      const key = keyOf(item.organizationId, item.id);
      const one = known.get(key) ?? { item, isStored: isNew ? false : undefined };
      one.item = item;
      known.set(key, one);
      waiting.set(key, one);
      if (waiting.size > MOST_WAITING) await write(true);
    },
    async delete(organizationId, id) {
      const key = keyOf(organizationId, id);
      const { item, isStored } = known.get(key) ?? {};
      if (isStored === false) {
        waiting.delete(key);
        known.set(key, { item: undefined, isStored });
        return item !== undefined;
      }
      await write(false);
      known.set(key, { item: undefined, isStored: false });
      return collection.delete(organizationId, id);
    },
  };

  return {
    collection: lazily<Writing<Item>, "get" | "put" | "delete">(
      collection,
      { get: () => own.get, put: () => own.put, delete: () => own.delete },
      (work, name) => after(() => write(!reading.includes(name)), work as unknown as Work),
    ) as Collection,
    *known() {
      for (const { item } of known.values()) if (item !== undefined) yield item;
    },
    remember(item) {
      const key = keyOf(item.organizationId, item.id);
      const one = known.get(key);
      if (one?.item !== undefined) return one.item;
      known.set(key, { item, isStored: true });
      return item;
    },
    write,
  };
}

/** Entries of the journal are written together, each as it was put last. */
function createDeferredEntries(journal: Transaction["journal"]) {
  let waiting = new Map<string, PutEntry>();

  async function write(): Promise<void> {
    const entries = [...waiting.values()];
    waiting = new Map();
    if (entries.length > 0) await journal.put(...entries);
  }

  async function put(...entries: readonly PutEntry[]): Promise<void> {
    for (const entry of entries) {
      const key = keyOf(entry.organizationId ?? "", entry.id);
      const before = waiting.get(key);
      waiting.set(key, before === undefined ? entry : { ...before, ...entry });
    }
    if (waiting.size > MOST_ENTRIES) await write();
  }

  return { put, write };
}

/** Looks among the candidates that are known before it asks the store. */
function withAssessments(
  { collection, known, remember, write }: Deferred<Candidate, Transaction["candidates"]>,
  { findByAssessment }: Transaction["candidates"],
): Transaction["candidates"] {
  const find: typeof findByAssessment = async (organizationId, assessmentId) => {
    for (const candidate of known())
      if (candidate.organizationId === organizationId && candidate.assessments.some(({ id }) => id === assessmentId))
        return candidate;
    await write(false);
    const found = await findByAssessment(organizationId, assessmentId);
    return found && remember(found);
  };
  return replacing(collection, { findByAssessment: find });
}
