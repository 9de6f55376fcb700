import type { Candidate } from "../domain/candidates.ts";
import type { MailDelivery } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Task, TaskRevision } from "../domain/tasks.ts";
import type { Test } from "../domain/tests.ts";
import type { Instant } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import type { Transaction } from "../store/store.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";

/** An in-memory transaction that simulates a candidate's history before anything is stored. */
export interface Draft {
  readonly tx: Transaction;
  nextDue(): { readonly timer: Timer } | { readonly delivery: MailDelivery } | undefined;
  contents(): DraftContents;
}

export interface DraftContents {
  readonly candidates: readonly Candidate[];
  readonly mails: readonly Mail[];
  readonly events: readonly CandidateEvent[];
  readonly timers: readonly Timer[];
  readonly deliveries: readonly MailDelivery[];
}

/** Tasks, tests and their revisions of the catalogue, found without a query. */
export interface CatalogueIndex {
  readonly tasks: ReadonlyMap<string, Task>;
  readonly tests: ReadonlyMap<string, Test>;
  readonly revisions: ReadonlyMap<string, TaskRevision>;
  readonly sampleAnswers: Catalogue["sampleAnswers"];
}

export function indexOf({ tasks, tests, revisions, sampleAnswers }: Catalogue): CatalogueIndex {
  const byId = <Entity extends { readonly id: string }>(entities: readonly Entity[]) =>
    new Map(entities.map((entity) => [entity.id, entity]));
  return { tasks: byId(tasks), tests: byId(tests), revisions: byId(revisions), sampleAnswers };
}

const unused = {} as Transaction;

export function createDraft(organization: Organization, catalogue: CatalogueIndex): Draft {
  const candidates = new Map<string, Candidate>();
  const mails = new Map<string, Mail>();
  const events = new Map<string, CandidateEvent>();
  const timers = new Map<string, Timer>();
  const deliveries = new Map<string, MailDelivery>();

  const draft: Transaction = {
    ...unused,
    organizations: { ...unused.organizations, get: async () => ({ ...organization, credits: null }) },
    tasks: { ...unused.tasks, get: async (_, id) => catalogue.tasks.get(id) },
    tests: { ...unused.tests, get: async (_, id) => catalogue.tests.get(id) },
    taskRevisions: { ...unused.taskRevisions, get: async (_, id) => catalogue.revisions.get(id) },
    candidates: {
      ...unused.candidates,
      get: async (_, id) => candidates.get(id),
      findByAssessment: async (_, id) =>
        [...candidates.values()].find(({ assessments }) => assessments.some((assessment) => assessment.id === id)),
      findByExternalId: async () => undefined,
      put: async (candidate) => void candidates.set(candidate.id, candidate),
    },
    mails: {
      ...unused.mails,
      get: async (_, id) => mails.get(id),
      put: async (mail) => void mails.set(mail.id, mail),
    },
    events: { ...unused.events, put: async (event) => void events.set(event.id, event) },
    timers: {
      ...unused.timers,
      put: async (timer) => void timers.set(timerId(timer), timer),
      delete: async (_, id) => timers.delete(id),
      deleteAll: async (_, ids) => {
        for (const id of ids) timers.delete(id);
      },
    },
    webhooks: { ...unused.webhooks, list: async () => [] },
    deliveries: {
      ...unused.deliveries,
      async put(delivery) {
        if (delivery.kind === "mail") deliveries.set(delivery.id, delivery);
      },
      get: async (_, id) => deliveries.get(id),
      isLeased: async (_, id) => deliveries.has(id),
      delete: async (_, id) => deliveries.delete(id),
    },
  };

  return {
    tx: draft,
    nextDue() {
      const timer = firstDue(timers);
      const delivery = firstDue(deliveries);
      if (delivery === undefined) return timer && { timer };
      return timer === undefined || delivery.dueAt <= timer.dueAt ? { delivery } : { timer };
    },
    contents: () => ({
      candidates: [...candidates.values()],
      mails: [...mails.values()],
      events: [...events.values()],
      timers: [...timers.values()],
      deliveries: [...deliveries.values()],
    }),
  };
}

function firstDue<Item extends { readonly dueAt: Instant }>(items: ReadonlyMap<string, Item>): Item | undefined {
  let first: Item | undefined;
  for (const item of items.values()) if (first === undefined || item.dueAt < first.dueAt) first = item;
  return first;
}
