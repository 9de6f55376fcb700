import type { Change, JournalEntry } from "../domain/journal.ts";
import { patchOf } from "../domain/patches.ts";
import { redact } from "../domain/redaction.ts";
import type { ChangeObserver, Change as ObservedChange } from "../store/observer.ts";
import type { Transaction } from "../store/store.ts";
import { type Cause, concern, leave, timeOf, touch, traced } from "./cause.ts";
import { namingFor, type Subject, subjects } from "./naming.ts";
import { createDeliveryRecorder } from "./record-deliveries.ts";
import type { Plant, PlantedDraft, Recorder, RecordOptions, Written } from "./recorder.ts";

/** Records the changes of one transaction with their causes. */
export interface Recording extends ChangeObserver {
  /** Called within the transaction after its work. */
  finish(): Promise<void>;
  /** Called when the transaction is committed. A retry has another recording. */
  committed(): void;
}

const happenings = { events: "event", mails: "mail" } as const;

/** Subject of an entity. */
const aboutOf = ({ candidateId, personId }: Entity): string | undefined => candidateId ?? personId;

interface Entity extends Subject {
  readonly candidateId?: string;
  readonly personId?: string;
}

/** Records each change with the current cause. Services do not call the journal. */
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
    plants: (organizationId) => planted.has(organizationId),
  };

  const deliveries = createDeliveryRecorder(tx, recorder, options);

  function write(collection: string, kind: Change["kind"], entity: Entity, patch?: string): Promise<void> {
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

  async function entityChanged({ collection, before, after, ...key }: ObservedChange): Promise<void> {
    const former = before as Entity | undefined;
    if (after === undefined) {
      await write(collection, "DELETED", key);
      if (former !== undefined && subjects.includes(collection)) await forget(former);
      return;
    }
    if (recorder.plantedBy(key.organizationId, collection) !== undefined) return;
    const patch = patchOf(before, after);
    if (patch !== undefined)
      await write(collection, before === undefined ? "CREATED" : "UPDATED", after as Entity, redact(patch));
  }

  async function forget(entity: Entity): Promise<void> {
    const { organizationId, id } = entity;
    const naming = await namingFor(tx, entity);
    await tx.journal.forget(organizationId, id, naming);
    options.forgotten(organizationId, naming);
  }

  async function happened(collection: keyof typeof happenings, { before, after }: ObservedChange): Promise<void> {
    if (after === undefined) return;
    const entity = after as Entity & { readonly kind?: string; readonly type?: string };
    const { id, organizationId, kind, type } = entity;
    if (recorder.plantedBy(organizationId, collection) !== undefined) return;
    // A later put is an attempt to hand the mail over, which has its own entry.
    if (before !== undefined) return;
    const candidateId = aboutOf(entity);
    const about = { subjectId: id, ...(candidateId !== undefined && { candidateId }) };
    const operation = kind ?? type ?? collection;
    await recorder.write({ id, organizationId, kind: happenings[collection], operation, ...about });
  }

  async function organizationChanged({ id, before, after }: ObservedChange): Promise<void> {
    if (after === undefined) {
      deleted.push(id);
      return;
    }
    if (before === undefined) planted.set(id, { id: options.newId("chg"), kind: "CREATED", counts: {} });
    if (planted.has(id)) return;
    await write("organizations", "UPDATED", { id, organizationId: id }, patchOf(before, after) ?? "[]");
  }

  async function timerChanged({ organizationId, id, after }: ObservedChange): Promise<void> {
    if (after !== undefined) return;
    const { kind, subjectId } = options.cause().fields;
    if (kind === "timer" && subjectId === id) await recorder.writeCause(organizationId);
  }

  return {
    readsBefore(kind, { collection, organizationId, id }) {
      switch (collection) {
        case "organizations":
        case "snapshots":
          return true;
        case "timers":
          return false;
        case "deliveries":
          return kind === "delete"
            ? deliveries.isAttempt(id)
            : !deliveries.isAttempt(id) && !planted.has(organizationId);
        case "events":
        case "mails":
          return kind === "put" && !planted.has(organizationId);
        default:
          return kind === "delete" || !planted.has(organizationId);
      }
    },
    stamp(change) {
      const { collection, organizationId, after } = change;
      if (collection === "events") return traced(after);
      if (collection === "deliveries") return deliveries.stamp(change);
      if (collection !== "timers") return after;
      const causeId = recorder.plantedBy(organizationId, "timers") ?? options.cause().fields.id;
      return { causeId, ...traced(after) };
    },
    changed(change) {
      const { collection } = change;
      switch (collection) {
        case "organizations":
          return organizationChanged(change);
        case "snapshots":
          return write("snapshots", change.after === undefined ? "DELETED" : "CREATED", change);
        case "timers":
          return timerChanged(change);
        case "deliveries":
          return deliveries.changed(change);
        case "events":
        case "mails":
          return happened(collection, change);
        default:
          return entityChanged(change);
      }
    },
    cleared(id) {
      planted.set(id, { id: options.newId("chg"), kind: "UPDATED", counts: {} });
      written.delete(id);
    },
    draftCreated(draftId, organizationId, isKnown) {
      const kind = isKnown ? "UPDATED" : "CREATED";
      drafts.set(draftId, { id: options.newId("chg"), kind, counts: {}, organizationId });
    },
    draftEntered(draftId) {
      const known = draftOf(draftId);
      if (known === undefined) return () => {};
      const draft = { ...known, counts: { ...known.counts } };
      drafts.set(draftId, draft);
      planted.set(draft.organizationId, draft);
      return () => planted.delete(draft.organizationId);
    },
    draftPublished(draftId) {
      const draft = draftOf(draftId);
      if (draft === undefined) return;
      drafts.set(draftId, undefined);
      planted.set(draft.organizationId, draft);
      written.delete(draft.organizationId);
    },
    draftDropped: (draftId) => void drafts.set(draftId, undefined),
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
