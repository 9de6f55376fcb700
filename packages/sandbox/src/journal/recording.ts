import type { Change, JournalEntry } from "../domain/journal.ts";
import { patchOf } from "../domain/patches.ts";
import { redact } from "../domain/redaction.ts";
import { lazily, replacing } from "../store/lazily.ts";
import type { Transaction } from "../store/store.ts";
import { type Cause, concern, leave, timeOf, touch } from "./cause.ts";
import { namingFor, type Subject, subjects } from "./naming.ts";
import { recordDeliveries } from "./record-deliveries.ts";
import type { Plant, PlantedDraft, Recorder, RecordOptions, Written } from "./recorder.ts";

/** One transaction whose changes are recorded with their cause. */
export interface Recording {
  readonly tx: Transaction;
  /** To be called within the transaction when all is done. */
  finish(): Promise<void>;
  /** To be called when the transaction is committed; one that is run again is recorded anew. */
  committed(): void;
}

const happenings = { events: "event", mails: "mail" } as const;

/** Subject of an entity. */
const aboutOf = ({ candidateId, personId }: Entity): string | undefined => candidateId ?? personId;

interface Entity extends Subject {
  readonly candidateId?: string;
  readonly personId?: string;
}

interface Collection {
  get(organizationId: string, id: string): Promise<Entity | undefined>;
  put(entity: Entity, isNew?: boolean): Promise<void>;
  delete(organizationId: string, id: string): Promise<boolean>;
}

/** Wraps a transaction so that each put and delete is recorded with the current cause; services need not call the journal. */
export function createRecording(tx: Transaction, options: RecordOptions): Recording {
  /** Causes whose entries this transaction has written, by organization. */
  const written = new Map<string, Set<Cause>>();
  const planted = new Map<string, Plant>();
  /** Drafts after this transaction; undefined for those that it published or dropped. */
  const drafts = new Map<string, PlantedDraft | undefined>();
  const deleted: string[] = [];
  const draftOf = (id: string) => (drafts.has(id) ? drafts.get(id) : options.drafts.get(id));

  async function put(entry: Written): Promise<void> {
    const { causeId = options.cause().fields.id } = entry;
    options.wrote(entry.organizationId);
    await tx.journal.put({
      ...entry,
      causeId,
      at: options.clocks.of(entry.organizationId).now(),
      recordedAt: options.machine(),
    });
  }

  const recorder: Recorder = {
    cause: options.cause,
    async writeCause(organizationId) {
      const cause = options.cause();
      const causes = written.get(organizationId) ?? new Set();
      if (causes.has(cause)) return;
      written.set(organizationId, causes.add(cause));
      for (const one of [cause.parent, cause]) {
        if (one === undefined) continue;
        touch(one, organizationId);
        one.isWritten = true;
        await tx.journal.put(entryOf(one, organizationId, options));
      }
    },
    async write(entry) {
      concern(options.cause(), entry);
      await recorder.writeCause(entry.organizationId);
      await put(entry);
    },
    plantedBy(organizationId, collection) {
      const plant = planted.get(organizationId);
      if (plant === undefined) return undefined;
      plant.counts[collection] = (plant.counts[collection] ?? 0) + 1;
      return plant.id;
    },
  };

  function changed(collection: string, kind: Change["kind"], entity: Entity, patch?: string): Promise<void> {
    const { id, organizationId } = entity;
    const candidateId = subjects.includes(collection) ? id : aboutOf(entity);
    return recorder.write({
      id: options.newId("chg"),
      organizationId,
      kind: "change",
      operation: collection,
      subjectId: id,
      ...(candidateId !== undefined && { candidateId }),
      change: { kind },
      ...(patch !== undefined && { patch }),
    });
  }

  const recordChanges = (name: string, collection: Collection): Collection =>
    replacing(collection, {
      async put(entity, isNew) {
        if (recorder.plantedBy(entity.organizationId, name) !== undefined) return collection.put(entity, isNew);
        const before = isNew ? undefined : await collection.get(entity.organizationId, entity.id);
        await collection.put(entity, isNew);
        const patch = patchOf(before, entity);
        if (patch === undefined) return;
        await changed(name, before === undefined ? "CREATED" : "UPDATED", entity, redact(patch));
      },
      async delete(organizationId, id) {
        const before = await collection.get(organizationId, id);
        if (before === undefined || !(await collection.delete(organizationId, id))) return false;
        await changed(name, "DELETED", { id, organizationId });
        if (subjects.includes(name)) await forget(before);
        return true;
      },
    });

  async function forget(entity: Entity): Promise<void> {
    const { organizationId, id } = entity;
    const naming = await namingFor(tx, entity);
    await tx.journal.forget(organizationId, id, naming);
    options.forgotten(organizationId, naming);
  }

  const recordHappenings = <Of extends Collection>(name: keyof typeof happenings, collection: Of): Of =>
    replacing<Collection>(collection, {
      async put(entity, isNew) {
        if (recorder.plantedBy(entity.organizationId, name) !== undefined) return collection.put(entity, isNew);
        const known = isNew ? undefined : await collection.get(entity.organizationId, entity.id);
        await collection.put(entity, isNew);
        // A later put is an attempt to hand the mail over; the attempt has an entry of its own.
        if (known !== undefined) return;
        const { id, organizationId } = entity;
        const candidateId = aboutOf(entity);
        const operation = (entity as { kind?: string }).kind ?? (entity as { type?: string }).type ?? name;
        const about = { subjectId: id, ...(candidateId !== undefined && { candidateId }) };
        await recorder.write({ id, organizationId, kind: happenings[name], operation, ...about });
      },
    }) as Of;

  const recordOrganizations = (): Transaction["organizations"] =>
    replacing(tx.organizations, {
      async put(organization) {
        const { id } = organization;
        const before = await tx.organizations.get(id);
        await tx.organizations.put(organization);
        if (before === undefined) planted.set(id, { id: options.newId("chg"), kind: "CREATED", counts: {} });
        if (planted.has(id)) return;
        await changed("organizations", "UPDATED", { id, organizationId: id }, patchOf(before, organization) ?? "[]");
      },
      async spendCredit(id) {
        const after = await tx.organizations.spendCredit(id);
        if (after === undefined || planted.has(id)) return after;
        const before = { ...after, credits: Number(after.credits) + 1 };
        await changed("organizations", "UPDATED", { id, organizationId: id }, patchOf(before, after));
        return after;
      },
      async delete(id) {
        const isDeleted = await tx.organizations.delete(id);
        if (isDeleted) deleted.push(id);
        return isDeleted;
      },
      async clear(id) {
        await tx.organizations.clear(id);
        planted.set(id, { id: options.newId("chg"), kind: "UPDATED", counts: {} });
        written.delete(id);
      },
      async createDraft(draftId, organization) {
        const { id: organizationId } = organization;
        const kind = (await tx.organizations.get(organizationId)) === undefined ? "CREATED" : "UPDATED";
        await tx.organizations.createDraft(draftId, organization);
        drafts.set(draftId, { id: options.newId("chg"), kind, counts: {}, organizationId });
      },
      async inDraft(draftId, work) {
        const known = draftOf(draftId);
        const draft = known && { ...known, counts: { ...known.counts } };
        if (draft !== undefined) {
          drafts.set(draftId, draft);
          planted.set(draft.organizationId, draft);
        }
        const result = await tx.organizations.inDraft(draftId, work);
        if (draft !== undefined) planted.delete(draft.organizationId);
        return result;
      },
      async publishDraft(draftId) {
        const draft = draftOf(draftId);
        await tx.organizations.publishDraft(draftId);
        if (draft === undefined) return;
        drafts.set(draftId, undefined);
        planted.set(draft.organizationId, draft);
        written.delete(draft.organizationId);
      },
      async dropDraft(draftId) {
        drafts.set(draftId, undefined);
        await tx.organizations.dropDraft(draftId);
      },
    });

  const recordSnapshots = (): Transaction["snapshots"] =>
    replacing(tx.snapshots, {
      async publish(snapshot) {
        const isThere = await tx.snapshots.publish(snapshot);
        if (isThere) await changed("snapshots", "CREATED", snapshot);
        return isThere;
      },
      async delete(organizationId, id) {
        const before = await tx.snapshots.get(organizationId, id);
        const isDeleted = await tx.snapshots.delete(organizationId, id);
        if (before !== undefined) await changed("snapshots", "DELETED", { id, organizationId });
        return isDeleted;
      },
    });

  const recordTimers = (): Transaction["timers"] =>
    replacing(tx.timers, {
      put: (timer) => {
        const setBy = recorder.plantedBy(timer.organizationId, "timers") ?? options.cause().fields.id;
        return tx.timers.put({ causeId: setBy, ...timer });
      },
      async delete(organizationId, id) {
        const { kind, subjectId } = options.cause().fields;
        const isFired = kind === "timer" && subjectId === id;
        if (isFired) await recorder.writeCause(organizationId);
        return tx.timers.delete(organizationId, id);
      },
    });

  const same = <Part>(part: Part): Part => part;

  return {
    tx: lazily(
      tx,
      {
        organizations: recordOrganizations,
        snapshots: recordSnapshots,
        timers: recordTimers,
        deliveries: () => recordDeliveries(tx, recorder, options),
        events: (events) => recordHappenings("events", events),
        mails: (mails) => recordHappenings("mails", mails),
        // Their content is recorded with other entities, or is none of an organization's.
        packages: same,
        taskRevisions: same,
        settings: same,
        clocks: same,
        journal: same,
      },
      (collection, name) => recordChanges(name, collection),
    ),
    async finish() {
      for (const [id, plant] of planted)
        await recorder.write({
          id: plant.id,
          organizationId: id,
          kind: "change",
          operation: "organizations",
          subjectId: id,
          change: { kind: plant.kind, planted: plant.counts },
        });
    },
    committed() {
      for (const [id, draft] of drafts)
        if (draft === undefined) options.drafts.delete(id);
        else options.drafts.set(id, draft);
      for (const id of deleted) {
        leave(options.cause(), id);
        options.deleted(id);
      }
    },
  };
}

/** The entry of a cause as far as it is known. */
export function entryOf(
  cause: Cause,
  organizationId: string | undefined,
  { clocks, machine }: Pick<RecordOptions, "clocks" | "machine">,
): JournalEntry {
  const { fields, candidateId } = cause;
  const at = timeOf(cause, organizationId, clocks);
  fields.recordedAt ??= machine();
  const { at: ___, recordedAt, organizationId: _, candidateId: __, ...rest } = fields;
  return {
    ...rest,
    at,
    recordedAt,
    ...(organizationId !== undefined && { organizationId }),
    ...(typeof candidateId === "string" && { candidateId }),
  };
}
