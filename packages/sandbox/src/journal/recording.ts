import type { Clocks } from "../domain/clocks.ts";
import type { Attempt, Delivery } from "../domain/deliveries.ts";
import { type Change, type JournalEntry, patchOf, redact } from "../domain/journal.ts";
import type { MailAttempt } from "../domain/mails.ts";
import type { Naming } from "../domain/naming.ts";
import type { Instant } from "../domain/time.ts";
import type { PutEntry } from "../store/journal/rows.ts";
import type { ChangeObserver, Change as ObservedChange } from "../store/observer.ts";
import type { Transaction } from "../store/store.ts";
import { type Cause, type CauseFields, concern, currentCause, leave, timeOf, touch, traced } from "./cause.ts";
import { namingFor, type Subject, subjects } from "./naming.ts";

interface RecordOptions {
  readonly start: Cause;
  readonly clocks: Clocks;
  readonly machine: () => Instant;
  readonly newId: (prefix: "chg") => string;
  readonly drafts: Map<string, PlantedDraft>;
  readonly forgotten: (organizationId: string, naming: Naming) => void;
  readonly deleted: (organizationId: string) => void;
}

/** One change for all seed data of an organization. */
interface Plant {
  readonly id: string;
  readonly kind: Change["kind"];
  readonly counts: Record<string, number>;
}

type PlantedDraft = Plant & { readonly organizationId: string };

export interface Recording extends ChangeObserver {
  readonly entries: ReadonlyMap<string, number>;
  finish(): Promise<void>;
  /** Called after the commit; a retry gets a new recording. */
  committed(): void;
}

type Written = Omit<PutEntry, "at" | "recordedAt" | "causeId" | "organizationId"> & {
  readonly organizationId: string;
  readonly causeId?: string;
};

const happenings = { events: "event", mails: "mail" } as const;

interface Entity extends Subject {
  readonly candidateId?: string;
  readonly personId?: string;
}

/** Records changes with the current cause, so services never call the journal. */
export function createRecording(tx: Transaction, options: RecordOptions): Recording {
  const { start, clocks, machine, newId } = options;
  const { journal } = tx;
  const written = new Map<string, Set<Cause>>();
  const planted = new Map<string, Plant>();
  const drafts = new Map<string, PlantedDraft | undefined>();
  const deleted: string[] = [];
  const entries = new Map<string, number>();
  const draftOf = (id: string) => (drafts.has(id) ? drafts.get(id) : options.drafts.get(id));

  /** Writes an entry, which the end of the cause updates. */
  function writeCause(cause: Cause, organizationId: string): void | Promise<void> {
    const causes = written.get(organizationId) ?? new Set();
    if (causes.has(cause)) return;
    written.set(organizationId, causes.add(cause));
    const put: PutEntry[] = [];
    for (const one of cause.parent === undefined ? [cause] : [cause.parent, cause]) {
      touch(one, organizationId);
      one.isWritten = true;
      put.push(entryOf(one, organizationId, options));
    }
    return journal.put(...put);
  }

  async function write(entry: Written): Promise<void> {
    const { organizationId } = entry;
    const cause = currentCause.getStore() ?? start;
    concern(cause, entry);
    const causeWritten = writeCause(cause, organizationId);
    if (causeWritten !== undefined) await causeWritten;
    entries.set(organizationId, (entries.get(organizationId) ?? 0) + 1);
    const { causeId = cause.fields.id } = entry;
    return journal.put({ ...entry, causeId, at: clocks.of(organizationId).now(), recordedAt: machine() });
  }

  function writeChange(collection: string, kind: Change["kind"], entity: Entity, patch?: string): Promise<void> {
    const { id, organizationId } = entity;
    const candidateId = subjects.includes(collection) ? id : (entity.candidateId ?? entity.personId);
    return write({
      id: newId("chg"),
      organizationId,
      kind: "change",
      operation: collection,
      subjectId: id,
      ...(candidateId !== undefined && { candidateId }),
      change: { kind },
      ...(patch !== undefined && { patch }),
    });
  }

  function plantedBy(organizationId: string, collection: string): string | undefined {
    const plant = planted.get(organizationId);
    if (plant === undefined) return undefined;
    plant.counts[collection] = (plant.counts[collection] ?? 0) + 1;
    return plant.id;
  }

  async function entityChanged({ collection, before, after, ...key }: ObservedChange): Promise<void> {
    if (after === undefined) {
      await writeChange(collection, "DELETED", key);
      if (before !== undefined && subjects.includes(collection)) await forget(before as Entity);
      return;
    }
    if (planted.size > 0 && plantedBy(key.organizationId, collection) !== undefined) return;
    const patch = patchOf(before, after);
    if (patch !== undefined)
      await writeChange(collection, before === undefined ? "CREATED" : "UPDATED", after as Entity, redact(patch));
  }

  async function forget(entity: Entity): Promise<void> {
    const { organizationId, id } = entity;
    const naming = await namingFor(tx, entity);
    await journal.forget(organizationId, id, naming);
    options.forgotten(organizationId, naming);
  }

  async function happened(collection: keyof typeof happenings, { before, after }: ObservedChange): Promise<void> {
    if (after === undefined) return;
    const entity = after as Entity & { readonly kind?: string; readonly type?: string };
    const { id, organizationId, kind, type, candidateId = entity.personId } = entity;
    if (planted.size > 0 && plantedBy(organizationId, collection) !== undefined) return;
    // Later writes record attempts, which have entries.
    if (before !== undefined) return;
    const about = { subjectId: id, ...(candidateId !== undefined && { candidateId }) };
    const operation = kind ?? type ?? collection;
    await write({ id, organizationId, kind: happenings[collection], operation, ...about });
  }

  async function organizationChanged({ id, before, after }: ObservedChange): Promise<void> {
    if (after === undefined) {
      deleted.push(id);
      return;
    }
    if (before === undefined) planted.set(id, { id: newId("chg"), kind: "CREATED", counts: {} });
    if (planted.has(id)) return;
    await writeChange("organizations", "UPDATED", { id, organizationId: id }, patchOf(before, after) ?? "[]");
  }

  async function timerDeleted({ organizationId, id }: ObservedChange): Promise<void> {
    const cause = currentCause.getStore() ?? start;
    if (cause.fields.kind === "timer" && cause.fields.subjectId === id) await writeCause(cause, organizationId);
  }

  function attemptOf(id: string): Cause | undefined {
    const cause = currentCause.getStore() ?? start;
    return cause.fields.kind === "attempt" && cause.fields.subjectId === id ? cause : undefined;
  }

  /** Returns the attempt that has just been recorded. Its mail is written before the delivery. */
  async function lastAttempt(delivery: Delivery): Promise<Attempt | MailAttempt | undefined> {
    if (delivery.kind === "webhook") return delivery.attempts.at(-1);
    return (await tx.mails.get(delivery.organizationId, delivery.mailId))?.attempts.at(-1);
  }

  function stampDelivery<Item extends object>({
    organizationId,
    id,
    before,
    after,
  }: ObservedChange & { readonly after: Item }): Item {
    const plant = planted.size > 0 ? plantedBy(organizationId, "deliveries") : undefined;
    if (plant !== undefined) return { causeId: plant, ...after };
    if (attemptOf(id) !== undefined) return after;
    if (before !== undefined) return { ...after, causeId: newId("chg") };
    // The entry of a mail stands for its single delivery.
    const delivery = after as unknown as Delivery;
    return { causeId: delivery.kind === "mail" ? delivery.mailId : id, ...after };
  }

  /** Records a delivery: queueing creates an entry, attempts update theirs, and other updates are changes. */
  async function deliveryChanged({ organizationId, id, before, after }: ObservedChange): Promise<void> {
    const delivery = after as Delivery | undefined;
    const attempt = attemptOf(id);
    if (attempt !== undefined) {
      const former = before as Delivery | undefined;
      const outcome =
        delivery === undefined
          ? outcomeOf("DELIVERED", former && (await lastAttempt(former)))
          : outcomeOf(delivery.state, await lastAttempt(delivery), delivery.dueAt);
      Object.assign(attempt.fields, outcome);
      return writeCause(attempt, organizationId);
    }
    if (delivery === undefined || planted.has(organizationId)) return;
    const { candidateId, causeId = id } = delivery;
    const about = { organizationId, candidateId, subjectId: id };
    if (before !== undefined)
      return write({ ...about, id: causeId, kind: "change", operation: "deliveries", change: { kind: "UPDATED" } });
    if (delivery.kind === "mail") return;
    const { webhookId: operation, eventId } = delivery;
    return write({ ...about, id, kind: "delivery", operation, causeId: eventId });
  }

  return {
    entries,
    readsBefore(kind, { collection, organizationId, id }) {
      switch (collection) {
        case "organizations":
        case "snapshots":
          return true;
        case "timers":
          return false;
        case "deliveries":
          return kind === "delete"
            ? attemptOf(id) !== undefined
            : !planted.has(organizationId) && attemptOf(id) === undefined;
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
      if (collection === "deliveries") return stampDelivery(change);
      if (collection !== "timers") return after;
      const plant = planted.size > 0 ? plantedBy(organizationId, "timers") : undefined;
      const causeId = plant ?? (currentCause.getStore() ?? start).fields.id;
      return { causeId, ...traced(after) };
    },
    changed(change) {
      const { collection } = change;
      switch (collection) {
        case "organizations":
          return organizationChanged(change);
        case "snapshots":
          return writeChange("snapshots", change.after === undefined ? "DELETED" : "CREATED", change);
        case "timers":
          return timerDeleted(change);
        case "deliveries":
          return deliveryChanged(change);
        case "events":
        case "mails":
          return happened(collection, change);
        default:
          return entityChanged(change);
      }
    },
    cleared(id) {
      planted.set(id, { id: newId("chg"), kind: "UPDATED", counts: {} });
      written.delete(id);
    },
    draftCreated(draftId, organizationId, isKnown) {
      const kind = isKnown ? "UPDATED" : "CREATED";
      drafts.set(draftId, { id: newId("chg"), kind, counts: {}, organizationId });
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
        await write({
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
        leave(currentCause.getStore() ?? start, id);
        options.deleted(id);
      }
    },
  };
}

function outcomeOf(
  state: Delivery["state"],
  attempt: (Partial<Omit<Attempt, "failure">> & { readonly failure?: string }) | undefined,
  dueAt?: Instant,
): Partial<CauseFields> {
  const { status, body, message, durationInMs, failure, simulated } = attempt ?? {};
  const said = message ?? body;
  return {
    attempt: {
      state,
      ...(durationInMs !== undefined && { durationInMs }),
      ...(failure !== undefined && { failure }),
      ...(simulated && { simulated }),
      ...(state === "PENDING" && dueAt !== undefined && { nextAttemptAt: dueAt }),
    },
    ...(status !== undefined && { status }),
    ...(said !== undefined && { details: { message: redact(said) } }),
  };
}

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
