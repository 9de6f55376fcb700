import type { Candidate } from "../domain/candidates.ts";
import type { Delivery } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Fault } from "../domain/faults.ts";
import type { ApiKey } from "../domain/keys.ts";
import type { Slice } from "../domain/lists.ts";
import type { Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import type { Instant } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import type { Webhook } from "../domain/webhooks.ts";
import type { CandidateFilter, EventFilter, MailFilter } from "./filters.ts";
import type { PutEntry } from "./journal/rows.ts";
import type { PublishedDraft, Tables } from "./tables.ts";
import { Entities, Part, type Queue, QueuedEntities, refuse, type Unit } from "./unit-entities.ts";

const MOST_ENTRIES = 50;

function noteDue({ news: { dueAt } }: Unit, organizationId: string, at: Instant): void {
  dueAt.set(organizationId, Math.min(dueAt.get(organizationId) ?? at, at));
}

export class Keys extends Entities<ApiKey, Tables["keys"]> {
  async findByHashPrefix(prefix: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.findByHashPrefix(prefix) : refuse(this.unit.scope);
  }

  async list(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(organizationId) : refuse(this.unit.scope);
  }
}

export class Faults extends Entities<Fault, Tables["faults"]> {
  async list(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(organizationId) : refuse(this.unit.scope);
  }

  async any() {
    return performance.now() <= this.unit.scope.endsAt ? this.table.any() : refuse(this.unit.scope);
  }
}

export class Webhooks extends Entities<Webhook, Tables["webhooks"]> {
  async list(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(organizationId) : refuse(this.unit.scope);
  }
}

export class Events extends Entities<CandidateEvent, Tables["events"]> {
  async list(organizationId: string, filter: EventFilter, slice: Slice) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.list(organizationId, filter, slice)
      : refuse(this.unit.scope);
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

  async findByAssessment(organizationId: string, assessmentId: string): Promise<Candidate | undefined> {
    if (performance.now() > this.unit.scope.endsAt) return refuse(this.unit.scope);
    for (const { item } of this.known.values())
      if (item?.organizationId === organizationId && item.assessments.some(({ id }) => id === assessmentId))
        return item;
    await this.flush(false);
    const found = await this.table.findByAssessment(organizationId, assessmentId);
    if (found === undefined) return undefined;
    const key = `${organizationId} ${found.id}`;
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
type Args<Name extends keyof DeliveryTable> = Parameters<NonNullable<DeliveryTable[Name]>>;

export class Deliveries extends QueuedEntities<Delivery, DeliveryTable> {
  protected override async storePending(): Promise<void> {
    const written = [...this.pending.values()];
    const items = written.flatMap(({ item }) => item ?? []);
    for (const { state, organizationId, dueAt } of items)
      if (state === "PENDING") noteDue(this.unit, organizationId, dueAt);
    const { putAll } = this.table;
    if (putAll === undefined) return super.storePending();
    this.pending = new Map();
    for (const one of written) one.isStored = true;
    if (items.length > 0) await putAll(items);
  }

  override async delete(organizationId: string, id: string): Promise<boolean> {
    const { unit } = this;
    if (performance.now() > unit.scope.endsAt) return refuse(unit.scope);
    const change = { collection: "deliveries", organizationId, id } as const;
    // Records the end of an attempt even if its delivery was deleted.
    if (unit.observer.readsBefore("delete", change))
      await unit.observer.changed({ ...change, before: await this.read(organizationId, id) });
    return this.remove(organizationId, id);
  }

  async next(...args: Args<"next">) {
    return (await this.flushed()).next(...args);
  }

  async countDue(...args: Args<"countDue">) {
    return (await this.flushed()).countDue(...args);
  }

  async lastDueAt(...args: Args<"lastDueAt">) {
    return (await this.flushed()).lastDueAt(...args);
  }

  async lastLease(...args: Args<"lastLease">) {
    return (await this.flushed()).lastLease(...args);
  }

  async list(...args: Args<"list">) {
    return (await this.flushed()).list(...args);
  }

  async count(...args: Args<"count">) {
    return (await this.flushed()).count(...args);
  }

  async isLeased(...args: Args<"isLeased">) {
    return (await this.flushed()).isLeased(...args);
  }

  async claim(...args: Args<"claim">) {
    return (await this.flushed(true)).claim(...args);
  }

  async hold(...args: Args<"hold">) {
    return (await this.flushed(true)).hold(...args);
  }

  async resume(webhook: Pick<Webhook, "organizationId" | "id">, dueAt: Instant) {
    const table = await this.flushed(true);
    noteDue(this.unit, webhook.organizationId, dueAt);
    return table.resume(webhook, dueAt);
  }

  async forgetCandidate(...args: Args<"forgetCandidate">) {
    return (await this.flushed(true)).forgetCandidate(...args);
  }

  async deleteOfWebhook(...args: Args<"deleteOfWebhook">) {
    return (await this.flushed(true)).deleteOfWebhook(...args);
  }
}

type JournalTable = Tables["journal"];

/** Queue of journal entries, which are written together, each in its last form. */
export class JournalEntries extends Part<JournalTable> implements Queue {
  declare private pending: Map<string, PutEntry>;

  constructor(unit: Unit, table: JournalTable) {
    super(unit, table);
    this.pending = new Map();
    unit.queues.push(this);
  }

  async put(...entries: readonly PutEntry[]): Promise<void> {
    if (performance.now() > this.unit.scope.endsAt) return refuse(this.unit.scope);
    for (const entry of entries) {
      const key = `${entry.organizationId ?? ""} ${entry.id}`;
      const before = this.pending.get(key);
      this.pending.set(key, before === undefined ? entry : { ...before, ...entry });
    }
    if (this.pending.size > MOST_ENTRIES) return this.flush();
  }

  flush(): void | Promise<void> {
    if (this.pending.size === 0) return;
    const entries = [...this.pending.values()];
    this.pending = new Map();
    return this.table.put(...entries);
  }

  private async flushed(): Promise<JournalTable> {
    if (performance.now() > this.unit.scope.endsAt) return refuse(this.unit.scope);
    await this.flush();
    return this.table;
  }

  async get(...args: Parameters<JournalTable["get"]>) {
    return (await this.flushed()).get(...args);
  }

  async find(...args: Parameters<JournalTable["find"]>) {
    return (await this.flushed()).find(...args);
  }

  async list(...args: Parameters<JournalTable["list"]>) {
    return (await this.flushed()).list(...args);
  }

  async follow(...args: Parameters<JournalTable["follow"]>) {
    return (await this.flushed()).follow(...args);
  }

  async count(...args: Parameters<JournalTable["count"]>) {
    return (await this.flushed()).count(...args);
  }

  async lastRevision(...args: Parameters<JournalTable["lastRevision"]>) {
    return (await this.flushed()).lastRevision(...args);
  }

  async putReads(...args: Parameters<JournalTable["putReads"]>) {
    return (await this.flushed()).putReads(...args);
  }

  async forget(...args: Parameters<JournalTable["forget"]>) {
    return (await this.flushed()).forget(...args);
  }

  async prune(...args: Parameters<JournalTable["prune"]>) {
    return (await this.flushed()).prune(...args);
  }
}

export class Timers extends Part<Tables["timers"]> {
  async get(organizationId: string, id: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.get(organizationId, id) : refuse(this.unit.scope);
  }

  async next(...args: Parameters<Tables["timers"]["next"]>) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.next(...args) : refuse(this.unit.scope);
  }

  async list(organizationId: string, slice: Slice) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.list(organizationId, slice)
      : refuse(this.unit.scope);
  }

  async put(timer: Timer): Promise<void> {
    const { unit } = this;
    if (performance.now() > unit.scope.endsAt) return refuse(unit.scope);
    const { organizationId } = timer;
    const after = unit.observer.stamp({
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
    if (performance.now() > unit.scope.endsAt) return refuse(unit.scope);
    await unit.observer.changed({ collection: "timers", organizationId, id });
    return this.table.delete(organizationId, id);
  }

  async deleteAll(organizationId: string, ids: readonly string[]) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.deleteAll(organizationId, ids)
      : refuse(this.unit.scope);
  }

  async deleteOfCandidate(organizationId: string, candidateId: string) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.deleteOfCandidate(organizationId, candidateId)
      : refuse(this.unit.scope);
  }
}

type OrganizationTable = Tables["organizations"];

export class Organizations extends Part<OrganizationTable> {
  async get(id: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.get(id) : refuse(this.unit.scope);
  }

  async list(slice: Slice) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(slice) : refuse(this.unit.scope);
  }

  async isTaken(id: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.isTaken(id) : refuse(this.unit.scope);
  }

  async put(organization: Organization): Promise<void> {
    const { observer, scope } = this.unit;
    if (performance.now() > scope.endsAt) return refuse(scope);
    const { id } = organization;
    const change = { collection: "organizations", organizationId: id, id } as const;
    const before = observer.readsBefore("put", change) ? await this.table.get(id) : undefined;
    await this.table.put(organization);
    return observer.changed({ ...change, before, after: organization });
  }

  async spendCredit(id: string) {
    const { observer, scope } = this.unit;
    if (performance.now() > scope.endsAt) return refuse(scope);
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

  /** Marks keys, faults and candidates as changed, because stores cache them. */
  private touchAll(): void {
    for (const collection of ["keys", "faults", "candidates"] as const) this.unit.touched.add(collection);
  }

  /** Writes pending changes. Rows of the organization may differ afterwards. */
  private async flushed(): Promise<OrganizationTable> {
    if (performance.now() > this.unit.scope.endsAt) return refuse(this.unit.scope);
    await this.unit.flush(true);
    return this.table;
  }
}

type SnapshotTable = Tables["snapshots"];
type SnapshotValues<Name extends keyof SnapshotTable> = Parameters<SnapshotTable[Name]>;

export class Snapshots extends Part<SnapshotTable> {
  async get(organizationId: string, id: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.get(organizationId, id) : refuse(this.unit.scope);
  }

  async list(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(organizationId) : refuse(this.unit.scope);
  }

  async isNameTaken(organizationId: string, name: string) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.isNameTaken(organizationId, name)
      : refuse(this.unit.scope);
  }

  async begin(snapshot: Snapshot) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.begin(snapshot) : refuse(this.unit.scope);
  }

  async add(...given: SnapshotValues<"add">) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.add(...given) : refuse(this.unit.scope);
  }

  async publish(snapshot: Snapshot): Promise<boolean> {
    const { observer, scope } = this.unit;
    if (performance.now() > scope.endsAt) return refuse(scope);
    const isThere = await this.table.publish(snapshot);
    const { organizationId, id } = snapshot;
    if (isThere) await observer.changed({ collection: "snapshots", organizationId, id, after: snapshot });
    return isThere;
  }

  async delete(organizationId: string, id: string): Promise<boolean> {
    const { observer, news, scope } = this.unit;
    if (performance.now() > scope.endsAt) return refuse(scope);
    const change = { collection: "snapshots", organizationId, id } as const;
    const before = observer.readsBefore("delete", change) ? await this.table.get(organizationId, id) : undefined;
    const isDeleted = await this.table.delete(organizationId, id);
    news.hasLeft = true;
    if (before !== undefined) await observer.changed({ ...change, before });
    return isDeleted;
  }

  async next(...args: SnapshotValues<"next">) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.next(...args) : refuse(this.unit.scope);
  }

  async erase(organizationId: string, subjectId: string) {
    return performance.now() <= this.unit.scope.endsAt
      ? this.table.erase(organizationId, subjectId)
      : refuse(this.unit.scope);
  }

  async countDue(...args: SnapshotValues<"countDue">) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.countDue(...args) : refuse(this.unit.scope);
  }

  async nextErased(...args: SnapshotValues<"nextErased">) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.nextErased(...args) : refuse(this.unit.scope);
  }
}

type ClockTable = Tables["clocks"];

export class OwnClocks extends Part<ClockTable> {
  async get(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.get(organizationId) : refuse(this.unit.scope);
  }

  async owners() {
    return performance.now() <= this.unit.scope.endsAt ? this.table.owners() : refuse(this.unit.scope);
  }

  async list(now: Instant) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.list(now) : refuse(this.unit.scope);
  }

  async put(...given: Parameters<ClockTable["put"]>) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.put(...given) : refuse(this.unit.scope);
  }

  async lease(...given: Parameters<ClockTable["lease"]>) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.lease(...given) : refuse(this.unit.scope);
  }

  async release(...given: Parameters<ClockTable["release"]>) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.release(...given) : refuse(this.unit.scope);
  }

  async delete(organizationId: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.delete(organizationId) : refuse(this.unit.scope);
  }
}

export class Settings extends Part<Tables["settings"]> {
  async get(name: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.get(name) : refuse(this.unit.scope);
  }

  async put(name: string, value: string) {
    return performance.now() <= this.unit.scope.endsAt ? this.table.put(name, value) : refuse(this.unit.scope);
  }
}
