import { setImmediate } from "node:timers/promises";
import type { CursorSlice, Slice } from "../domain/lists.ts";
import { StoreUnavailableError } from "../domain/storage-errors.ts";
import type { Searching, Writing } from "./collections.ts";
import type { Entity } from "./documents.ts";
import type { ChangeObserver, ObservedCollection } from "./observer.ts";
import type { CommitNews } from "./tables.ts";

/** Period in which a transaction accepts statements. */
export interface Scope {
  /** Time of `performance.now()`; `OVER` after the end. */
  endsAt: number;
}

export const OVER = Number.NEGATIVE_INFINITY;

/** The transaction was rolled back. Under high load, each attempt may have collided with other transactions. */
export class TransactionTimeoutError extends StoreUnavailableError {
  override name = "TransactionTimeoutError";

  constructor(options?: ErrorOptions) {
    super("a transaction did not end in time", options);
  }
}

export interface Opened<Tx> {
  readonly tx: Tx;
  /** Called within the transaction after its work. */
  finish?(): Promise<void>;
  /** Called before the caller's promise resolves. */
  committed?(): void;
}

/** @throws TransactionTimeoutError if the work exceeds its timeout */
export async function inTime<Tx, Result>(
  opened: Opened<Tx>,
  work: (tx: Tx) => Promise<Result>,
  scope: Scope,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        scope.endsAt = OVER;
        reject(new TransactionTimeoutError());
      },
      Math.max(0, scope.endsAt - performance.now()),
    );
  });
  const whole = async () => {
    const result = await work(opened.tx);
    // The transaction may have been rolled back, and a write would be outside of it.
    if (scope.endsAt === OVER) throw new TransactionTimeoutError();
    await opened.finish?.();
    return result;
  };
  try {
    const result = await Promise.race([whole(), late]);
    if (performance.now() > scope.endsAt) throw new TransactionTimeoutError();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

export async function refuse({ endsAt }: Scope): Promise<never> {
  // Work that ignores the rejection must not block timers and other work.
  await setImmediate();
  throw endsAt === OVER ? new Error("The transaction has already ended.") : new TransactionTimeoutError();
}

export const waitsForItself = (): Error =>
  new Error("A transaction cannot wait for another one: use the one that is running.");

export interface Unit {
  readonly scope: Scope;
  readonly observer: ChangeObserver;
  readonly news: CommitNews;
  readonly touched: Set<ObservedCollection>;
  /** Queues in the order of their first use. */
  readonly queues: Queue[];
  /** Whether the store accepts statements before the previous one ends. */
  readonly together: boolean;
  flush(isForgotten: boolean): Promise<void>;
}

export interface Queue {
  /** @param isForgotten rows may differ afterwards from entities read or put before */
  flush(isForgotten: boolean): void | Promise<void>;
}

/** Buffer size. Small batches let other work run during bulk writes. */
const MOST_ENTITIES = 10;

/** Part of a transaction. Fields are declared only, because most transactions create several parts. */
export class Part<Table> {
  declare protected readonly unit: Unit;
  declare protected readonly table: Table;
  declare protected readonly collection: ObservedCollection | undefined;

  /** @param collection absent for entities that observers do not see */
  constructor(unit: Unit, table: Table, collection?: ObservedCollection) {
    this.unit = unit;
    this.table = table;
    this.collection = collection;
  }
}

export class Entities<Item extends Entity, Table extends Writing<Item> = Writing<Item>>
  extends Part<Table>
  implements Writing<Item>
{
  async get(organizationId: string, id: string): Promise<Item | undefined> {
    return performance.now() <= this.unit.scope.endsAt ? this.read(organizationId, id) : refuse(this.unit.scope);
  }

  async put(item: Item, isNew?: boolean): Promise<void> {
    const { unit, collection } = this;
    if (performance.now() > unit.scope.endsAt) return refuse(unit.scope);
    if (collection === undefined) return this.write(item, isNew);
    const { observer } = unit;
    const { organizationId, id } = item;
    unit.touched.add(collection);
    const isRead = !isNew && observer.readsBefore("put", { collection, organizationId, id });
    const before = isRead ? await this.read(organizationId, id) : undefined;
    const change = { collection, organizationId, id, before, after: item };
    const after = observer.stamp(change);
    const written = this.write(after, isNew);
    if (written !== undefined) await written;
    return observer.changed({ ...change, after });
  }

  async delete(organizationId: string, id: string): Promise<boolean> {
    const { unit, collection } = this;
    if (performance.now() > unit.scope.endsAt) return refuse(unit.scope);
    if (collection === undefined) return this.remove(organizationId, id);
    unit.touched.add(collection);
    const change = { collection, organizationId, id };
    const isRead = unit.observer.readsBefore("delete", change);
    const before = isRead ? await this.read(organizationId, id) : undefined;
    if (isRead && before === undefined) return false;
    const isDeleted = await this.remove(organizationId, id);
    if (isDeleted) await unit.observer.changed({ ...change, before });
    return isDeleted;
  }

  protected read(organizationId: string, id: string): Promise<Item | undefined> {
    return this.table.get(organizationId, id);
  }

  protected write(item: Item, isNew?: boolean): void | Promise<void> {
    return this.table.put(item, isNew);
  }

  protected remove(organizationId: string, id: string): Promise<boolean> {
    return this.table.delete(organizationId, id);
  }
}

export class SearchedEntities<Item extends Entity, Filter>
  extends Entities<Item, Writing<Item> & Searching<Item, Filter>>
  implements Searching<Item, Filter>
{
  async search(organizationId: string, filter: Filter, slice: Slice) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.search(organizationId, filter, slice)
      : refuse(this.unit.scope);
  }

  async walk(organizationId: string, filter: Filter, slice: CursorSlice) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.walk(organizationId, filter, slice)
      : refuse(this.unit.scope);
  }
}

interface Known<Item> {
  item: Item | undefined;
  /** Whether the table has the entity; undefined if unknown. */
  isStored: boolean | undefined;
}

/**
 * Queue of entities that a transaction often puts several times, or puts and deletes. Reads each entity once and writes
 * it once in its last form: at the end, or before a query that does not use ids.
 */
export class QueuedEntities<Item extends Entity, Table extends Writing<Item>>
  extends Entities<Item, Table>
  implements Queue
{
  declare protected readonly known: Map<string, Known<Item>>;
  /** Pending entities in the order of puts. */
  declare protected pending: Map<string, Known<Item>>;

  constructor(unit: Unit, table: Table, collection: ObservedCollection) {
    super(unit, table, collection);
    this.known = new Map();
    this.pending = new Map();
    unit.queues.push(this);
  }

  flush(isForgotten: boolean): void | Promise<void> {
    if (isForgotten) this.known.clear();
    if (this.pending.size > 0) return this.storePending();
  }

  protected async storePending(): Promise<void> {
    const written = [...this.pending.values()];
    this.pending = new Map();
    if (this.unit.together) await Promise.all(written.map((one) => this.store(one)));
    // After a failure, no further statement is sent.
    else for (const one of written) await this.store(one);
  }

  private store(one: Known<Item>): void | Promise<void> {
    const isNew = one.isStored === false;
    one.isStored = true;
    if (one.item !== undefined) return this.table.put(one.item, isNew);
  }

  protected async flushed(isForgotten = false): Promise<Table> {
    if (performance.now() > this.unit.scope.endsAt) return refuse(this.unit.scope);
    await this.flush(isForgotten);
    return this.table;
  }

  protected override async read(organizationId: string, id: string): Promise<Item | undefined> {
    const key = `${organizationId} ${id}`;
    const one = this.known.get(key);
    if (one !== undefined) return one.item;
    const item = await this.table.get(organizationId, id);
    if (!this.known.has(key)) this.known.set(key, { item, isStored: item !== undefined });
    return this.known.get(key)?.item;
  }

  protected override write(item: Item, isNew?: boolean): void | Promise<void> {
    const key = `${item.organizationId} ${item.id}`;
    const one = this.known.get(key) ?? { item, isStored: isNew ? false : undefined };
    one.item = item;
    this.known.set(key, one);
    this.pending.set(key, one);
    if (this.pending.size > MOST_ENTITIES) return this.flush(true);
  }

  protected override async remove(organizationId: string, id: string): Promise<boolean> {
    const key = `${organizationId} ${id}`;
    const { item, isStored } = this.known.get(key) ?? {};
    if (isStored === false) {
      this.pending.delete(key);
      this.known.set(key, { item: undefined, isStored });
      return item !== undefined;
    }
    await this.flush(false);
    this.known.set(key, { item: undefined, isStored: false });
    return this.table.delete(organizationId, id);
  }
}
