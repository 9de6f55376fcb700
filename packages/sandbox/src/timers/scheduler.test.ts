import { expect, onTestFinished, test, vi } from "vitest";
import {
<<<<<<< HEAD
  broken,
  createOrganization,
  createSandbox,
  eventsOf,
  inviteOne,
  ORGANIZATION,
  START,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY, HOUR } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";
import { cancelAssessment, deleteAssessment, getAssessment } from "../service/assessments.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
=======
  cancelAssessment,
  deleteAssessment,
  getAssessment,
  invite,
  startAssessment,
  submitAssessment,
} from "../service/assessments.ts";
import { createCursors } from "../service/cursors.ts";
import { createLinks } from "../service/links.ts";
import { createSeededNewId } from "../service/new-id.ts";
import type { World } from "../service/world.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store } from "../store/store.ts";
import { loadClock } from "./clock.ts";
import { createScheduler } from "./scheduler.ts";

const START = Date.UTC(2026, 0, 1);
const ORGANIZATION = "org_test";

const cleanUp: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

/** A scheduler on a machine whose clock stands; time passes by `advance`, or when the test moves the machine's clock. */
async function createSandbox(given: string | Store = ":memory:", now?: () => Instant) {
  const machine = { at: START };
  const store = typeof given === "string" ? withBrokenCandidate(createSqliteStore({ file: given })) : given;
  const movable = await loadClock(store, now ?? (() => machine.at));
  const failures: { error: unknown; timer: Timer | undefined }[] = [];
  const world: World = {
    store,
    clock: movable,
    machine: { now: () => machine.at },
    newId: createSeededNewId(String(await store.settings.get("clock"))),
    random: Math.random,
    links: createLinks("http://sandbox"),
    cursors: createCursors("a secret"),
    refuseAddress: () => undefined,
    stopAttempts: async () => {},
    wake: () => scheduler.wake(),
  };
  const after = { failure: () => {} };
  const mails: { sent: number; send: () => Promise<void> } = { sent: 0, send: async () => {} };
  const outbox = createOutbox(world, {
    attemptWebhook: async () => {},
    async sendMail() {
      await mails.send();
      mails.sent += 1;
    },
    report: (error) => void failures.push({ error, timer: undefined }),
  });
  const scheduler = createScheduler(world, movable, outbox, (error, timer) => {
    failures.push({ error, timer });
    after.failure();
  });
  const { clock, settle } = scheduler;
  async function close() {
    await scheduler.close();
    await outbox.close();
    await store.close();
  }
  return { world, store, scheduler, clock, settle, machine, failures, after, mails, close };
}

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

async function createOrganization({ store }: Sandbox, id = ORGANIZATION): Promise<void> {
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

async function startSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox();
  cleanUp.push(sandbox.close);
  await createOrganization(sandbox);
  sandbox.scheduler.start();
  return sandbox;
}

async function inviteOne({ world }: Sandbox, given: { validityInDays?: number; email?: string } = {}) {
  const { validityInDays, email = "maya@example.com" } = given;
  const { assessment } = await invite(world, ORGANIZATION, { email }, { testId: "tst_example", validityInDays });
  return assessment.id;
}

const statusOf = async ({ world }: Sandbox, id: string) =>
  (await getAssessment(world, ORGANIZATION, id)).assessment.status;

const eventsOf = async ({ store }: Sandbox) =>
  (await store.events.list(ORGANIZATION, {}, { offset: 0, limit: 100 })).items.map(({ type, at }) => [
    type,
    at - START,
  ]);

/** A timer that fails whenever it is run: its candidate cannot be stored. */
const broken = (dueAt: Instant, assessmentId = "asm_broken"): Timer => ({
  kind: "expire",
  organizationId: ORGANIZATION,
  candidateId: "cnd_broken",
  assessmentId,
  dueAt,
});

/** A store with one record that cannot be read. */
function withBrokenCandidate(store: Store): Store {
  return {
    ...store,
    transact: (work) =>
      store.transact((tx) => {
        const findByAssessment = async (organizationId: string, id: string) => {
          if (id.startsWith("asm_broken")) throw new Error("the record is broken");
          return tx.candidates.findByAssessment(organizationId, id);
        };
        return work({ ...tx, candidates: { ...tx.candidates, findByAssessment } });
      }),
  };
}
>>>>>>> 87bac10 (feat(sandbox): skill catalogue and certificate definitions through V2 and V3)

test("an invitation is handed over as soon as it is made", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox);
  await sandbox.settle();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.mails.sent).toBe(1);
  expect(await sandbox.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test("timers whose object is gone or has moved on are dropped and change nothing", async () => {
  const sandbox = await startSandbox();
  const [gone, canceled] = [await inviteOne(sandbox), await inviteOne(sandbox)];
  await sandbox.settle();
  const { world, store } = sandbox;
  const stale = async (assessmentId: string) => {
    const { candidate } = await getAssessment(world, ORGANIZATION, assessmentId);
    const about = { organizationId: ORGANIZATION, candidateId: candidate.id, assessmentId, dueAt: START + HOUR };
    return (["expire", "time-limit", "assess", "hand-over"] as const).map((kind): Timer => ({ kind, ...about }));
  };
  const timers = [...(await stale(gone)), ...(await stale(canceled))];
  await deleteAssessment(world, ORGANIZATION, gone);
  await cancelAssessment(world, ORGANIZATION, canceled);
  await store.transact(async (tx) => {
    for (const timer of timers) await tx.timers.put(timer);
  });

  expect(await sandbox.clock.advance(HOUR)).toBe(timers.length);

  expect(await statusOf(sandbox, canceled)).toBe("CANCELED");
  expect(await store.timers.next()).toBeUndefined();
  expect(sandbox.failures).toEqual([]);
  expect(await eventsOf(sandbox)).toEqual([]);
});

test("timers that are due at once run in the order of their times", async () => {
  const sandbox = await startSandbox();
  const timers = [3, 1, 2].map((hours) => broken(START + hours * HOUR, `asm_broken_${hours}`));
  await sandbox.store.transact(async (tx) => {
    for (const timer of timers) await tx.timers.put(timer);
  });
  sandbox.machine.at += DAY;
  await sandbox.settle();
  expect(sandbox.failures.map(({ timer }) => timer?.dueAt)).toEqual([1, 2, 3].map((hours) => START + hours * HOUR));
});

test("a mail on its way holds up no timer", async () => {
  const sandbox = await startSandbox();
  const first = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  sandbox.mails.send = () => gate;
  await inviteOne(sandbox, { validityInDays: 9 });
  sandbox.machine.at += 2 * DAY;
  sandbox.scheduler.wake();
  await expect.poll(() => statusOf(sandbox, first)).toBe("TOKEN_EXPIRED");
  open();
});

test("a timer that is due in months wakes the scheduler then, and hardly ever before", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const store = createSqliteStore({ file: ":memory:" });
  let reads = 0;
  const next = () => {
    reads += 1;
    return store.timers.next();
  };
  const sandbox = await createSandbox({ ...store, timers: { ...store.timers, next } }, Date.now);
  onTestFinished(sandbox.close);
  await createOrganization(sandbox);
  sandbox.scheduler.start();
  const id = await inviteOne(sandbox, { validityInDays: 60 });
  await sandbox.settle();
  reads = 0;

  await vi.advanceTimersByTimeAsync(60 * DAY - HOUR);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(reads).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(HOUR);
  await vi.waitFor(async () => expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED"));
});

test("nothing runs after the scheduler is closed", async () => {
  const sandbox = await startSandbox();
  await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.scheduler.close();
  sandbox.machine.at += 2 * DAY;
  sandbox.scheduler.wake();
  await sandbox.settle();
  expect((await sandbox.store.timers.next())?.dueAt).toBeLessThan(sandbox.machine.at);
});
