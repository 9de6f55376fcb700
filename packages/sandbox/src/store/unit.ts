import type { Candidate } from "../domain/candidates.ts";
import type { Writing } from "./collections.ts";
import type { Entity } from "./documents.ts";
import { lazily } from "./lazily.ts";
import type { PutEntry, Transaction } from "./store.ts";

/** One transaction whose changes of some collections are written together. */
export interface Unit {
  readonly tx: Transaction;
  /** Writes what waits. To be called within the transaction when all is done. */
  finish(): Promise<void>;
}

/** Collections whose entities one transaction often puts more than once, or puts and deletes; others are written at once. */
const HELD = ["candidates", "mails", "deliveries"] as const;

/** Entities that wait at most: those who put thousands let others run between them, which writing all in a row would not. */
const MOST_WAITING = 10;

/** Entries of the journal that wait at most. */
const MOST_ENTRIES = 50;

/** Functions of a held collection that change nothing; after those that are not among them nothing is known any more. */
const READING = [
  "search",
  "list",
  "next",
  "lastDueAt",
  "countDue",
  "count",
  "isLeased",
  "findByExternalId",
  "findAnywhere",
];

/** Functions after which the rows of an organization may be others. */
const REPLACING = ["delete", "clear", "createDraft", "publishDraft", "dropDraft"];

/**
 * The same transaction, which writes each entity of a held collection once, as it is in the end, and reads it once: at the end, or before anything
 * looks for entities in another way than by their ids.
 */
export function createUnit(tx: Transaction): Unit {
  const held: Pick<Held<Entity>, "write">[] = [];

  /** One after the other: after a failure, nothing may be sent any more that would be outside of the transaction. */
  async function settle(isForgotten: boolean): Promise<void> {
    for (const one of held) await one.write(isForgotten);
  }

  function hold(name: string, collection: Writing<Entity>): Writing<Entity> {
    const one = createHeld(collection);
    held.push(one);
    return name === "candidates" ? withAssessments(one as Held<never>, tx.candidates) : one.collection;
  }

  function holdEntries(): Transaction["journal"] {
    const entries = createHeldEntries(tx.journal);
    held.push(entries);
    return lazily(tx.journal, (name, work) => (name === "put" ? entries.put : after(entries.write, work as Work)));
  }

  const organizations = (): Transaction["organizations"] =>
    lazily(tx.organizations, (name, work) => {
      if (name === "inDraft") return inDraft;
      return REPLACING.includes(name) ? after(() => settle(true), work as Work) : work;
    });

  async function inDraft<Result>(draftId: string, work: () => Promise<Result>): Promise<Result> {
    await settle(true);
    return tx.organizations.inDraft(draftId, async () => {
      const result = await work();
      await settle(true);
      return result;
    });
  }

  return {
    tx: lazily(tx, (name, part) => {
      if (name === "organizations") return organizations();
      if (name === "journal") return holdEntries();
      return (HELD as readonly string[]).includes(name) ? hold(name, part as unknown as Writing<Entity>) : part;
    }),
    finish: () => settle(false),
  };
}

type Work = (...values: unknown[]) => unknown;

const after =
  (first: () => Promise<unknown>, work: Work): Work =>
  async (...values) => {
    await first();
    return work(...values);
  };

interface Held<Item extends Entity> {
  readonly collection: Writing<Item>;
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

function createHeld<Item extends Entity>(collection: Writing<Item>): Held<Item> {
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
    for (const one of written) {
      const isNew = one.isStored === false;
      one.isStored = true;
      if (one.item !== undefined) await collection.put(one.item, isNew);
    }
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
    collection: lazily(
      collection,
      (name, work) => own[name as keyof typeof own] ?? after(() => write(!READING.includes(name)), work as Work),
    ),
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
function createHeldEntries(journal: Transaction["journal"]) {
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
  { collection, known, remember, write }: Held<Candidate>,
  { findByAssessment }: Transaction["candidates"],
): Writing<never> {
  const find: typeof findByAssessment = async (organizationId, assessmentId) => {
    for (const candidate of known())
      if (candidate.organizationId === organizationId && candidate.assessments.some(({ id }) => id === assessmentId))
        return candidate;
    await write(false);
    const found = await findByAssessment(organizationId, assessmentId);
    return found && remember(found);
  };
  return lazily(collection, (name, work) => (name === "findByAssessment" ? find : work)) as Writing<never>;
}
