import type { Candidate } from "../domain/candidates.ts";
import type { Delivery } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Fault } from "../domain/faults.ts";
import type { ApiKey } from "../domain/keys.ts";
import type { CursorSlice, Slice } from "../domain/lists.ts";
import type { Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import type { Instant } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import type { Webhook } from "../domain/webhooks.ts";
import type { Searching, Writing } from "./collections.ts";
import type { Entity } from "./documents.ts";
import type { CandidateFilter, EventFilter, MailFilter } from "./filters.ts";
import type { ChangeObserver, ObservedCollection } from "./observer.ts";
import type { CommitNews, PublishedDraft, PutEntry, Tables } from "./tables.ts";
import { isOpen, refuse, type Scope } from "./transaction-scope.ts";

/** State of a transaction, shared by its collections. */
export interface Unit {
  readonly scope: Scope;
  readonly observer: ChangeObserver;
  readonly news: CommitNews;
  /** Collections with changes. */
  readonly touched: Set<ObservedCollection>;
  /** Queues in the order of their first use. */
  readonly queues: Queue[];
  /** Whether the store accepts statements before the previous one ends. */
  readonly together: boolean;
  flush(isForgotten: boolean): Promise<void>;
}

/** Deferred writes. */
export interface Queue {
  /** @param isForgotten rows may differ afterwards from entities read or put before */
  flush(isForgotten: boolean): Promise<void>;
}

/** Queued entities. Small batches let other work run during bulk writes. */
const MOST_ENTITIES = 10;

const MOST_ENTRIES = 50;

const keyOf = (organizationId: string, id: string): string => `${organizationId} ${id}`;

function noteDue({ news: { dueAt } }: Unit, organizationId: string, at: Instant): void {
  dueAt.set(organizationId, Math.min(dueAt.get(organizationId) ?? at, at));
}

/** Part of a transaction. */
class Part<Table> {
  protected readonly unit: Unit;
  protected readonly table: Table;

  constructor(unit: Unit, table: Table) {
    this.unit = unit;
    this.table = table;
  }
}

/** Entities that are written at once. */
export class Entities<Item extends Entity, Table extends Writing<Item> = Writing<Item>>
  extends Part<Table>
  implements Writing<Item>
{
  private readonly collection: ObservedCollection | undefined;

  /** @param collection absent for entities that observers do not see */
  constructor(unit: Unit, table: Table, collection?: ObservedCollection) {
    super(unit, table);
    this.collection = collection;
  }

  async get(organizationId: string, id: string): Promise<Item | undefined> {
    return isOpen(this.unit.scope) ? this.read(organizationId, id) : refuse(this.unit.scope);
  }

  async put(item: Item, isNew?: boolean): Promise<void> {
    const { unit, collection } = this;
    if (!isOpen(unit.scope)) return refuse(unit.scope);
    if (collection === undefined) return this.write(item, isNew);
    const { observer } = unit;
    const { organizationId, id } = item;
    unit.touched.add(collection);
    const isRead = !isNew && observer.readsBefore("put", { collection, organizationId, id });
    const before = isRead ? await this.read(organizationId, id) : undefined;
    const change = { collection, organizationId, id, before, after: item };
    const after = await observer.stamp(change);
    await this.write(after, isNew);
    return observer.changed({ ...change, after });
  }

  async delete(organizationId: string, id: string): Promise<boolean> {
    const { unit, collection } = this;
    if (!isOpen(unit.scope)) return refuse(unit.scope);
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

  protected write(item: Item, isNew?: boolean): Promise<void> {
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
    return isOpen(this.unit.scope) ? this.table.search(organizationId, filter, slice) : refuse(this.unit.scope);
  }

  async walk(organizationId: string, filter: Filter, slice: CursorSlice) {
    return isOpen(this.unit.scope) ? this.table.walk(organizationId, filter, slice) : refuse(this.unit.scope);
  }
}

export class Keys extends Entities<ApiKey, Tables["keys"]> {
  async findByHashPrefix(prefix: string) {
    return isOpen(this.unit.scope) ? this.table.findByHashPrefix(prefix) : refuse(this.unit.scope);
  }

  async list(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId) : refuse(this.unit.scope);
  }
}

export class Faults extends Entities<Fault, Tables["faults"]> {
  async list(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId) : refuse(this.unit.scope);
  }

  async any() {
    return isOpen(this.unit.scope) ? this.table.any() : refuse(this.unit.scope);
  }
}

export class Webhooks extends Entities<Webhook, Tables["webhooks"]> {
  async list(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId) : refuse(this.unit.scope);
  }
}

export class Events extends Entities<CandidateEvent, Tables["events"]> {
  async list(organizationId: string, filter: EventFilter, slice: Slice) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId, filter, slice) : refuse(this.unit.scope);
  }
}

interface Known<Item> {
  /** Undefined if the entity does not exist. */
  item: Item | undefined;
  /** Whether the table has the entity; undefined if unknown. */
  isStored: boolean | undefined;
}

/**
 * Entities that a transaction often puts several times, or puts and deletes. Each entity is read once and written
 * once in its last form: at the end, or before a query that does not use ids.
 */
class QueuedEntities<Item extends Entity, Table extends Writing<Item>> extends Entities<Item, Table> implements Queue {
  protected readonly known = new Map<string, Known<Item>>();
  /** In the order of puts. */
  protected pending = new Map<string, Known<Item>>();

  constructor(unit: Unit, table: Table, collection: ObservedCollection) {
    super(unit, table, collection);
    unit.queues.push(this);
  }

  async flush(isForgotten: boolean): Promise<void> {
    const written = [...this.pending.values()];
    this.pending = new Map();
    if (isForgotten) this.known.clear();
    if (this.unit.together) await Promise.all(written.map((one) => this.store(one)));
    // After a failure, nothing else is sent.
    else for (const one of written) await this.store(one);
  }

  protected async store(one: Known<Item>): Promise<void> {
    const isNew = one.isStored === false;
    one.isStored = true;
    if (one.item !== undefined) await this.table.put(one.item, isNew);
  }

  /** Writes all pending entities and returns the table. */
  protected async flushed(isForgotten = false): Promise<Table> {
    if (!isOpen(this.unit.scope)) return refuse(this.unit.scope);
    await this.flush(isForgotten);
    return this.table;
  }

  protected override async read(organizationId: string, id: string): Promise<Item | undefined> {
    const key = keyOf(organizationId, id);
    const one = this.known.get(key);
    if (one !== undefined) return one.item;
    const item = await this.table.get(organizationId, id);
    if (!this.known.has(key)) this.known.set(key, { item, isStored: item !== undefined });
    return this.known.get(key)?.item;
  }

  protected override async write(item: Item, isNew?: boolean): Promise<void> {
    const key = keyOf(item.organizationId, item.id);
    const one = this.known.get(key) ?? { item, isStored: isNew ? false : undefined };
    one.item = item;
    this.known.set(key, one);
    this.pending.set(key, one);
    if (this.pending.size > MOST_ENTITIES) await this.flush(true);
  }

  protected override async remove(organizationId: string, id: string): Promise<boolean> {
    const key = keyOf(organizationId, id);
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

export class Candidates extends QueuedEntities<Candidate, Tables["candidates"]> {
  async search(organizationId: string, filter: CandidateFilter, slice: Slice) {
    return (await this.flushed()).search(organizationId, filter, slice);
  }

  async findByExternalId(organizationId: string, externalId: string) {
    return (await this.flushed()).findByExternalId(organizationId, externalId);
  }

  async findAnywhere(by: Parameters<Tables["candidates"]["findAnywhere"]>[0]) {
    return (await this.flushed()).findAnywhere(by);
  }

  /** First searches candidates that the transaction has read or put. */
  async findByAssessment(organizationId: string, assessmentId: string): Promise<Candidate | undefined> {
    if (!isOpen(this.unit.scope)) return refuse(this.unit.scope);
    for (const { item } of this.known.values())
      if (item?.organizationId === organizationId && item.assessments.some(({ id }) => id === assessmentId))
        return item;
    await this.flush(false);
    const found = await this.table.findByAssessment(organizationId, assessmentId);
    if (found === undefined) return undefined;
    const key = keyOf(organizationId, found.id);
    const item = this.known.get(key)?.item;
    if (item !== undefined) return item;
    this.known.set(key, { item: found, isStored: true });
    return found;
  }
}

export class Mails extends QueuedEntities<Mail, Tables["mails"]> {
  async list(organizationId: string, filter: MailFilter, slice: Slice) {
    return (await this.flushed()).list(organizationId, filter, slice);
  }
}

type DeliveryTable = Tables["deliveries"];
type Asked<Name extends keyof DeliveryTable> = Parameters<NonNullable<DeliveryTable[Name]>>;

export class Deliveries extends QueuedEntities<Delivery, DeliveryTable> {
  override async flush(isForgotten: boolean): Promise<void> {
    const written = [...this.pending.values()];
    const items = written.flatMap(({ item }) => item ?? []);
    for (const { state, organizationId, dueAt } of items)
      if (state === "PENDING") noteDue(this.unit, organizationId, dueAt);
    const { putAll } = this.table;
    if (putAll === undefined) return super.flush(isForgotten);
    this.pending = new Map();
    if (isForgotten) this.known.clear();
    for (const one of written) one.isStored = true;
    if (items.length > 0) await putAll(items);
  }

  override async delete(organizationId: string, id: string): Promise<boolean> {
    const { unit } = this;
    if (!isOpen(unit.scope)) return refuse(unit.scope);
    const change = { collection: "deliveries", organizationId, id } as const;
    // Records the end of an attempt even if its delivery was deleted.
    if (unit.observer.readsBefore("delete", change))
      await unit.observer.changed({ ...change, before: await this.read(organizationId, id) });
    return this.remove(organizationId, id);
  }

  async next(...asked: Asked<"next">) {
    return (await this.flushed()).next(...asked);
  }

  async countDue(...asked: Asked<"countDue">) {
    return (await this.flushed()).countDue(...asked);
  }

  async lastDueAt(...asked: Asked<"lastDueAt">) {
    return (await this.flushed()).lastDueAt(...asked);
  }

  async lastLease(...asked: Asked<"lastLease">) {
    return (await this.flushed()).lastLease(...asked);
  }

  async list(...asked: Asked<"list">) {
    return (await this.flushed()).list(...asked);
  }

  async count(...asked: Asked<"count">) {
    return (await this.flushed()).count(...asked);
  }

  async isLeased(...asked: Asked<"isLeased">) {
    return (await this.flushed()).isLeased(...asked);
  }

  async claim(...asked: Asked<"claim">) {
    return (await this.flushed(true)).claim(...asked);
  }

  async hold(...asked: Asked<"hold">) {
    return (await this.flushed(true)).hold(...asked);
  }

  async resume(webhook: Pick<Webhook, "organizationId" | "id">, dueAt: Instant) {
    const table = await this.flushed(true);
    noteDue(this.unit, webhook.organizationId, dueAt);
    return table.resume(webhook, dueAt);
  }

  async forgetCandidate(...asked: Asked<"forgetCandidate">) {
    return (await this.flushed(true)).forgetCandidate(...asked);
  }

  async deleteOfWebhook(...asked: Asked<"deleteOfWebhook">) {
    return (await this.flushed(true)).deleteOfWebhook(...asked);
  }
}

type JournalTable = Tables["journal"];

/** Entries of the journal are written together, each in its last form. */
export class JournalEntries extends Part<JournalTable> implements Queue {
  private pending = new Map<string, PutEntry>();

  constructor(unit: Unit, table: JournalTable) {
    super(unit, table);
    unit.queues.push(this);
  }

  async put(...entries: readonly PutEntry[]): Promise<void> {
    if (!isOpen(this.unit.scope)) return refuse(this.unit.scope);
    for (const entry of entries) {
      const key = keyOf(entry.organizationId ?? "", entry.id);
      const before = this.pending.get(key);
      this.pending.set(key, before === undefined ? entry : { ...before, ...entry });
    }
    if (this.pending.size > MOST_ENTRIES) await this.flush();
  }

  async flush(): Promise<void> {
    const entries = [...this.pending.values()];
    this.pending = new Map();
    if (entries.length > 0) await this.table.put(...entries);
  }

  private async flushed(): Promise<JournalTable> {
    if (!isOpen(this.unit.scope)) return refuse(this.unit.scope);
    await this.flush();
    return this.table;
  }

  async get(...asked: Parameters<JournalTable["get"]>) {
    return (await this.flushed()).get(...asked);
  }

  async find(...asked: Parameters<JournalTable["find"]>) {
    return (await this.flushed()).find(...asked);
  }

  async list(...asked: Parameters<JournalTable["list"]>) {
    return (await this.flushed()).list(...asked);
  }

  async follow(...asked: Parameters<JournalTable["follow"]>) {
    return (await this.flushed()).follow(...asked);
  }

  async count(...asked: Parameters<JournalTable["count"]>) {
    return (await this.flushed()).count(...asked);
  }

  async lastRevision(...asked: Parameters<JournalTable["lastRevision"]>) {
    return (await this.flushed()).lastRevision(...asked);
  }

  async putReads(...asked: Parameters<JournalTable["putReads"]>) {
    return (await this.flushed()).putReads(...asked);
  }

  async forget(...asked: Parameters<JournalTable["forget"]>) {
    return (await this.flushed()).forget(...asked);
  }

  async prune(...asked: Parameters<JournalTable["prune"]>) {
    return (await this.flushed()).prune(...asked);
  }
}

export class Timers extends Part<Tables["timers"]> {
  async get(organizationId: string, id: string) {
    return isOpen(this.unit.scope) ? this.table.get(organizationId, id) : refuse(this.unit.scope);
  }

  async next(...asked: Parameters<Tables["timers"]["next"]>) {
    return isOpen(this.unit.scope) ? this.table.next(...asked) : refuse(this.unit.scope);
  }

  async list(organizationId: string, slice: Slice) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId, slice) : refuse(this.unit.scope);
  }

  async put(timer: Timer): Promise<void> {
    const { unit } = this;
    if (!isOpen(unit.scope)) return refuse(unit.scope);
    const { organizationId } = timer;
    const after = await unit.observer.stamp({
      collection: "timers",
      organizationId,
      id: timerId(timer),
      after: timer,
    });
    noteDue(unit, organizationId, timer.dueAt);
    await this.table.put(after);
  }

  async delete(organizationId: string, id: string): Promise<boolean> {
    const { unit } = this;
    if (!isOpen(unit.scope)) return refuse(unit.scope);
    await unit.observer.changed({ collection: "timers", organizationId, id });
    return this.table.delete(organizationId, id);
  }

  async deleteAll(organizationId: string, ids: readonly string[]) {
    return isOpen(this.unit.scope) ? this.table.deleteAll(organizationId, ids) : refuse(this.unit.scope);
  }

  async deleteOfCandidate(organizationId: string, candidateId: string) {
    return isOpen(this.unit.scope)
      ? this.table.deleteOfCandidate(organizationId, candidateId)
      : refuse(this.unit.scope);
  }
}

type OrganizationTable = Tables["organizations"];

export class Organizations extends Part<OrganizationTable> {
  async get(id: string) {
    return isOpen(this.unit.scope) ? this.table.get(id) : refuse(this.unit.scope);
  }

  async list(slice: Slice) {
    return isOpen(this.unit.scope) ? this.table.list(slice) : refuse(this.unit.scope);
  }

  async isTaken(id: string) {
    return isOpen(this.unit.scope) ? this.table.isTaken(id) : refuse(this.unit.scope);
  }

  async put(organization: Organization): Promise<void> {
    const { observer, scope } = this.unit;
    if (!isOpen(scope)) return refuse(scope);
    const { id } = organization;
    const change = { collection: "organizations", organizationId: id, id } as const;
    const before = observer.readsBefore("put", change) ? await this.table.get(id) : undefined;
    await this.table.put(organization);
    return observer.changed({ ...change, before, after: organization });
  }

  async spendCredit(id: string) {
    const { observer, scope } = this.unit;
    if (!isOpen(scope)) return refuse(scope);
    const after = await this.table.spendCredit(id);
    if (after === undefined) return undefined;
    const before = { ...after, credits: Number(after.credits) + 1 };
    await observer.changed({ collection: "organizations", organizationId: id, id, before, after });
    return after;
  }

  async delete(id: string): Promise<boolean> {
    const { observer, news } = this.unit;
    const isDeleted = await (await this.flushed()).delete(id);
    if (!isDeleted) return false;
    this.touchAll();
    news.hasLeft = true;
    await observer.changed({ collection: "organizations", organizationId: id, id });
    return true;
  }

  async clear(id: string): Promise<boolean> {
    const isThere = await (await this.flushed()).clear(id);
    this.touchAll();
    this.unit.news.hasLeft ||= isThere;
    this.unit.observer.cleared(id);
    return isThere;
  }

  async createDraft(draftId: string, organization: Organization): Promise<void> {
    const { observer } = this.unit;
    const { id } = organization;
    const table = await this.flushed();
    const change = { collection: "organizations", organizationId: id, id } as const;
    const isKnown = observer.readsBefore("put", change) && (await table.get(id)) !== undefined;
    await table.createDraft(draftId, organization);
    observer.draftCreated(draftId, id, isKnown);
  }

  async inDraft<Result>(draftId: string, work: () => Promise<Result>): Promise<Result> {
    const { unit } = this;
    const table = await this.flushed();
    const leave = unit.observer.draftEntered(draftId);
    const result = await table.inDraft(draftId, async () => {
      const done = await work();
      await unit.flush(true);
      return done;
    });
    leave();
    return result;
  }

  async publishDraft(draftId: string): Promise<PublishedDraft> {
    const { unit } = this;
    const published = await (await this.flushed()).publishDraft(draftId);
    this.touchAll();
    noteDue(unit, published.organizationId, Number.NEGATIVE_INFINITY);
    unit.news.hasLeft ||= published.hasReplaced;
    unit.observer.draftPublished(draftId);
    return published;
  }

  async dropDraft(draftId: string): Promise<void> {
    await (await this.flushed()).dropDraft(draftId);
    this.unit.news.hasLeft = true;
    this.unit.observer.draftDropped(draftId);
  }

  /** Stores cache keys, faults and candidates of an organization, which change here. */
  private touchAll(): void {
    for (const collection of ["keys", "faults", "candidates"] as const) this.unit.touched.add(collection);
  }

  /** Writes all pending changes and returns the table. Rows of the organization may differ afterwards. */
  private async flushed(): Promise<OrganizationTable> {
    if (!isOpen(this.unit.scope)) return refuse(this.unit.scope);
    await this.unit.flush(true);
    return this.table;
  }
}

type SnapshotTable = Tables["snapshots"];
type SnapshotValues<Name extends keyof SnapshotTable> = Parameters<SnapshotTable[Name]>;

export class Snapshots extends Part<SnapshotTable> {
  async get(organizationId: string, id: string) {
    return isOpen(this.unit.scope) ? this.table.get(organizationId, id) : refuse(this.unit.scope);
  }

  async list(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.list(organizationId) : refuse(this.unit.scope);
  }

  async isNameTaken(organizationId: string, name: string) {
    return isOpen(this.unit.scope) ? this.table.isNameTaken(organizationId, name) : refuse(this.unit.scope);
  }

  async begin(snapshot: Snapshot) {
    return isOpen(this.unit.scope) ? this.table.begin(snapshot) : refuse(this.unit.scope);
  }

  async add(...given: SnapshotValues<"add">) {
    return isOpen(this.unit.scope) ? this.table.add(...given) : refuse(this.unit.scope);
  }

  async publish(snapshot: Snapshot): Promise<boolean> {
    const { observer, scope } = this.unit;
    if (!isOpen(scope)) return refuse(scope);
    const isThere = await this.table.publish(snapshot);
    const { organizationId, id } = snapshot;
    if (isThere) await observer.changed({ collection: "snapshots", organizationId, id, after: snapshot });
    return isThere;
  }

  async delete(organizationId: string, id: string): Promise<boolean> {
    const { observer, news, scope } = this.unit;
    if (!isOpen(scope)) return refuse(scope);
    const change = { collection: "snapshots", organizationId, id } as const;
    const before = observer.readsBefore("delete", change) ? await this.table.get(organizationId, id) : undefined;
    const isDeleted = await this.table.delete(organizationId, id);
    news.hasLeft = true;
    if (before !== undefined) await observer.changed({ ...change, before });
    return isDeleted;
  }

  async next(...asked: SnapshotValues<"next">) {
    return isOpen(this.unit.scope) ? this.table.next(...asked) : refuse(this.unit.scope);
  }

  async erase(organizationId: string, subjectId: string) {
    return isOpen(this.unit.scope) ? this.table.erase(organizationId, subjectId) : refuse(this.unit.scope);
  }

  async countDue(...asked: SnapshotValues<"countDue">) {
    return isOpen(this.unit.scope) ? this.table.countDue(...asked) : refuse(this.unit.scope);
  }

  async nextErased(...asked: SnapshotValues<"nextErased">) {
    return isOpen(this.unit.scope) ? this.table.nextErased(...asked) : refuse(this.unit.scope);
  }
}

type ClockTable = Tables["clocks"];

export class OwnClocks extends Part<ClockTable> {
  async get(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.get(organizationId) : refuse(this.unit.scope);
  }

  async owners() {
    return isOpen(this.unit.scope) ? this.table.owners() : refuse(this.unit.scope);
  }

  async list(now: Instant) {
    return isOpen(this.unit.scope) ? this.table.list(now) : refuse(this.unit.scope);
  }

  async put(...given: Parameters<ClockTable["put"]>) {
    return isOpen(this.unit.scope) ? this.table.put(...given) : refuse(this.unit.scope);
  }

  async lend(...given: Parameters<ClockTable["lend"]>) {
    return isOpen(this.unit.scope) ? this.table.lend(...given) : refuse(this.unit.scope);
  }

  async takeBack(...given: Parameters<ClockTable["takeBack"]>) {
    return isOpen(this.unit.scope) ? this.table.takeBack(...given) : refuse(this.unit.scope);
  }

  async delete(organizationId: string) {
    return isOpen(this.unit.scope) ? this.table.delete(organizationId) : refuse(this.unit.scope);
  }
}

export class Settings extends Part<Tables["settings"]> {
  async get(name: string) {
    return isOpen(this.unit.scope) ? this.table.get(name) : refuse(this.unit.scope);
  }

  async put(name: string, value: string) {
    return isOpen(this.unit.scope) ? this.table.put(name, value) : refuse(this.unit.scope);
  }
}
