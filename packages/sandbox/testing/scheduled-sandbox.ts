import { onTestFinished, vi } from "vitest";
import type { Test } from "../src/domain/tests.ts";
import type { Instant } from "../src/domain/time.ts";
import type { Timer } from "../src/domain/timers.ts";
import { noJournal } from "../src/journal/journal.ts";
import { createMailSender } from "../src/outbox/mails.ts";
import { createOutbox, createUnreachable } from "../src/outbox/outbox.ts";
import { getAssessment } from "../src/service/assessments.ts";
import { invite } from "../src/service/candidates.ts";
import { createCursors } from "../src/service/cursors.ts";
import { createLinks } from "../src/service/links.ts";
import { createSeededNewId } from "../src/service/new-id.ts";
import type { World } from "../src/service/world.ts";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import type { Store } from "../src/store/store.ts";
import { loadClocks } from "../src/timers/clock.ts";
import { createScheduler, type Subject } from "../src/timers/scheduler.ts";
import { mailOptions } from "./mail-options.ts";
import { replacing } from "./replacing.ts";

export const START = Date.UTC(2026, 0, 1);
export const ORGANIZATION = "org_test";

/** A scheduler with a fake machine clock; time passes by `advance` or by moving the machine clock. */
export async function createSandbox(given: string | Store = ":memory:", now?: () => Instant) {
  const machine = { at: START };
  const store = typeof given === "string" ? withBrokenCandidate(createSqliteStore({ file: given })) : given;
  const clocks = await loadClocks(store, now ?? (() => machine.at));
  const failures: { error: unknown; timer: Timer | undefined }[] = [];
  const world: World = {
    store,
    journal: noJournal,
    clocks,
    machine: { now: () => machine.at },
    newId: createSeededNewId(String(await store.settings.get("clock"))),
    random: Math.random,
    links: createLinks("http://sandbox"),
    cursors: createCursors("a secret"),
    refuseAddress: () => undefined,
    keepsMails: false,
    stopAttempts: async () => {},
    catchUp: (organizationId) => scheduler.catchUp(organizationId),
    runDue: (organizationId) => scheduler.runDue(organizationId),
    adoptClock: (read, clocksIn) => scheduler.adoptClock(read, clocksIn),
    wake: (owner) => scheduler.wake(owner),
    report: () => {},
  };
  const after = { failure: () => {} };
  const mails: { sent: number; send: () => Promise<void> } = { sent: 0, send: async () => {} };
  const outbox = createOutbox(world, {
    attemptWebhook: async () => "quick",
    failWebhooks: async () => 0,
    unreachable: createUnreachable(world.machine),
    attemptMail: createMailSender(
      world,
      mailOptions(async () => {
        await mails.send();
        mails.sent += 1;
      }),
    ),
    report: (error) => void failures.push({ error, timer: undefined }),
  });
  const scheduler = createScheduler(world, clocks, outbox, (error, timer) => {
    failures.push({ error, timer });
    after.failure();
  });
  const { clock } = scheduler;
  const settle = (subject?: Subject) => (subject === undefined ? scheduler.settleAll() : scheduler.settle(subject));
  async function close() {
    await scheduler.close();
    await outbox.close();
    await store.close();
  }
  return { world, store, scheduler, clock, settle, machine, failures, after, mails, close };
}

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

export async function createOrganization({ store }: Sandbox, id = ORGANIZATION): Promise<void> {
  const fresh = { credits: null, seed: "none", seedValue: "" } as const;
  const example: Test = {
    id: "tst_example",
    organizationId: id,
    name: "Example",
    state: "READY",
    skills: [],
    durationInMinutes: 60,
    sections: [],
    asksForContractData: false,
    customFields: {},
    createdAt: START,
  };
  await store.transact(async (tx) => {
    await tx.organizations.put({ id, name: "Test", credits: null, createdAt: START, fresh });
    await tx.tests.put(example);
  });
}

export async function startSandbox(...given: Parameters<typeof createSandbox>): Promise<Sandbox> {
  const sandbox = await createSandbox(...given);
  onTestFinished(sandbox.close);
  await createOrganization(sandbox);
  sandbox.scheduler.start();
  return sandbox;
}

type NextTimer = Store["timers"]["next"];

/**
 * Starts a sandbox with a replaced timer lookup.
 * @param finding wraps the lookup
 */
export function startFinding(finding: (next: NextTimer) => NextTimer, now?: () => Instant): Promise<Sandbox> {
  const store = createSqliteStore({ file: ":memory:" });
  return startSandbox({ ...store, timers: { ...store.timers, next: finding(store.timers.next) } }, now);
}

export function startOnFakeTimers(finding: (next: NextTimer) => NextTimer): Promise<Sandbox> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  return startFinding(finding, Date.now);
}

type Transact = Store["transact"];

/**
 * Replaces the store's transactions.
 * @param by wraps the original
 * @returns restore function
 */
export function replaceTransact({ store }: Sandbox, by: (transact: Transact) => Transact): () => void {
  const { transact } = store;
  Object.assign(store, { transact: by(transact) });
  return () => void Object.assign(store, { transact });
}

export async function inviteOne({ world }: Sandbox, given: { validityInDays?: number; email?: string } = {}) {
  const { validityInDays, email = "maya@example.com" } = given;
  const { assessment } = await invite(world, ORGANIZATION, { email }, { testId: "tst_example", validityInDays });
  return assessment.id;
}

export const statusOf = async ({ world }: Sandbox, id: string) =>
  (await getAssessment(world, ORGANIZATION, id)).assessment.status;

export const eventsOf = async ({ store }: Sandbox) =>
  (await store.events.list(ORGANIZATION, {}, { offset: 0, limit: 100 })).items.map(({ type, at }) => [
    type,
    at - START,
  ]);

/** A timer that fails, because its candidate cannot be read. */
export const broken = (dueAt: Instant, assessmentId = "asm_broken"): Timer => ({
  kind: "expire",
  organizationId: ORGANIZATION,
  candidateId: "cnd_broken",
  assessmentId,
  dueAt,
});

function withBrokenCandidate(store: Store): Store {
  return {
    ...store,
    transact: (work) =>
      store.transact((tx) => {
        const findByAssessment = async (organizationId: string, id: string) => {
          if (id.startsWith("asm_broken")) throw new Error("the record is broken");
          return tx.candidates.findByAssessment(organizationId, id);
        };
        return work(replacing(tx, { candidates: replacing(tx.candidates, { findByAssessment }) }));
      }),
  };
}
