import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Test } from "../domain/tests.ts";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";
import { createOutbox } from "../outbox/outbox.ts";
import {
  cancelAssessment,
  deleteAssessment,
  getAssessment,
  invite,
  startAssessment,
  submitAssessment,
} from "../service/assessments.ts";
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

test("an invitation is handed over as soon as it is made", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox);
  await sandbox.settle();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.mails.sent).toBe(1);
  expect(await sandbox.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test("an advance runs what falls due on the way, each at its own time, what it brings about included", async () => {
  const sandbox = await startSandbox();
  const taken = await inviteOne(sandbox);
  const forgotten = await inviteOne(sandbox, { validityInDays: 0.5 });
  await sandbox.settle();
  await startAssessment(sandbox.world, ORGANIZATION, taken);

  // The time limit, the assessment after it, and the other one's validity.
  expect(await sandbox.clock.advance(DAY)).toBe(3);

  expect(sandbox.clock.now()).toBe(START + DAY);
  expect(await statusOf(sandbox, taken)).toBe("ASSESSMENT_COMPLETED");
  expect(await statusOf(sandbox, forgotten)).toBe("TOKEN_EXPIRED");
  expect(await eventsOf(sandbox)).toEqual([
    ["TEST_STARTED", 0],
    ["TEST_FINISHED", HOUR],
    ["ASSESSMENT_COMPLETED", HOUR + 10 * SECOND],
    ["TOKEN_EXPIRED", DAY / 2],
  ]);
});

test("an advance ends where it should when nothing is due, and timers beyond it wait", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  expect(await sandbox.clock.advance(DAY - 1)).toBe(0);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(await sandbox.clock.advance(1)).toBe(1);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
});

test("advances at the same time add up", async () => {
  const sandbox = await startSandbox();
  await inviteOne(sandbox, { validityInDays: 1 });
  await inviteOne(sandbox, { validityInDays: 2, email: "noor@example.com" });
  await sandbox.settle();
  const timers = await Promise.all([
    sandbox.clock.advance(DAY),
    sandbox.clock.advance(DAY),
    sandbox.clock.advance(DAY),
  ]);
  expect(timers).toEqual([1, 1, 0]);
  expect(sandbox.clock.now()).toBe(START + 3 * DAY);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 9e15])("an advance by %d is refused", async (ms) => {
  const sandbox = await startSandbox();
  await expect(sandbox.clock.advance(ms)).rejects.toThrow(RangeError);
  expect(sandbox.clock.now()).toBe(START);
});

test("a frozen clock can be advanced, and stays frozen", async () => {
  const sandbox = await startSandbox();
  await sandbox.clock.freeze();
  await sandbox.clock.advance(HOUR);
  sandbox.machine.at += DAY;
  expect(sandbox.clock.now()).toBe(START + HOUR);
  await sandbox.clock.resume();
  sandbox.machine.at += MINUTE;
  expect(sandbox.clock.now()).toBe(START + HOUR + MINUTE);
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

test("a timer that fails is told of and tried again after growing delays, and holds up no other", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START + HOUR)));

  expect(await sandbox.clock.advance(DAY)).toBe(1);

  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
  const attempts = sandbox.failures.map(({ timer }) => timer?.dueAt ?? 0);
  const delays = attempts.slice(1).map((at, index) => (at - (attempts[index] as number)) / SECOND);
  expect(delays.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(await sandbox.store.timers.next()).toMatchObject({ assessmentId: "asm_broken", failures: attempts.length });
});

test("a timer that fails for months is tried once a day", async () => {
  const sandbox = await startSandbox();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START + HOUR)));
  await sandbox.clock.advance(100 * DAY);
  const last = sandbox.failures.slice(-3).map(({ timer }) => timer?.dueAt ?? 0);
  expect([(last[1] as number) - (last[0] as number), (last[2] as number) - (last[1] as number)]).toEqual([DAY, DAY]);
});

test("settling ends although a timer fails", async () => {
  const sandbox = await startSandbox();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START)));
  await sandbox.settle();
  expect(sandbox.failures).toHaveLength(1);
});

test("a timer's effect and its deletion are one: when the effect fails half-way, nothing has happened", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const { store } = sandbox;
  const transact = store.transact;
  // Its event is the last thing that an expiry writes.
  Object.assign(store, {
    transact: (work: Parameters<Store["transact"]>[0]) =>
      transact((tx) => work({ ...tx, events: { ...tx.events, put: () => Promise.reject(new Error("no room")) } })),
  });
  expect(await sandbox.clock.advance(DAY)).toBe(0);
  expect(sandbox.failures).not.toEqual([]);
  Object.assign(store, { transact });
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(await store.timers.get(ORGANIZATION, `expire:${id}`)).toMatchObject({ failures: sandbox.failures.length });
});

test("a timer that was replaced after it failed is left as it is", async () => {
  const sandbox = await startSandbox();
  const replaced = broken(START + DAY);
  sandbox.after.failure = () => void sandbox.store.transact((tx) => tx.timers.put(replaced));
  await sandbox.store.transact((tx) => tx.timers.put(broken(START)));
  await sandbox.settle();
  expect(await sandbox.store.timers.next()).toEqual(replaced);
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

test("nothing runs after the scheduler is closed", async () => {
  const sandbox = await startSandbox();
  await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.scheduler.close();
  sandbox.machine.at += 2 * DAY;
  sandbox.scheduler.wake();
  await sandbox.settle();
  expect((await sandbox.store.timers.next())?.dueAt).toBeLessThan(sandbox.machine.at);
});

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "scheduler-"));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "sandbox.sqlite");
}

test("timers and clock outlast a restart, and what became overdue runs at once", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await createOrganization(before);
  before.scheduler.start();
  const finished = await inviteOne(before, { validityInDays: 1 });
  const expired = await inviteOne(before, { validityInDays: 3 });
  await before.settle();
  await startAssessment(before.world, ORGANIZATION, finished);
  await submitAssessment(before.world, ORGANIZATION, finished);
  await before.clock.advance(2 * DAY);
  await before.close();

  const after = await createSandbox(file);
  cleanUp.push(after.close);
  expect(after.clock.now()).toBe(START + 2 * DAY);
  expect(await statusOf(after, finished)).toBe("ASSESSMENT_COMPLETED");
  expect(await statusOf(after, expired)).toBe("TOKEN_SENT");
  after.machine.at += 5 * DAY;
  after.scheduler.start();
  await after.settle();
  expect(await statusOf(after, expired)).toBe("TOKEN_EXPIRED");
});

test("an advance that ends half-way has moved time as far as the timers that it ran", async () => {
  const store = createSqliteStore({ file: ":memory:" });
  const next = async () => {
    const timer = await store.timers.next();
    if (timer !== undefined && timer.dueAt > START + DAY) throw new Error("the disk is full");
    return timer;
  };
  const sandbox = await createSandbox({ ...store, timers: { ...store.timers, next } });
  cleanUp.push(sandbox.close);
  await createOrganization(sandbox);
  const first = await inviteOne(sandbox, { validityInDays: 1 });
  await inviteOne(sandbox, { validityInDays: 2 });

  await expect(sandbox.clock.advance(3 * DAY)).rejects.toThrow("the disk is full");

  expect(await statusOf(sandbox, first)).toBe("TOKEN_EXPIRED");
  expect(sandbox.clock.now()).toBe(START + DAY);
  expect((await loadClock(store, () => START)).now()).toBe(START + DAY);
});

test("a frozen clock is frozen after a restart", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await before.clock.advance(HOUR);
  await before.clock.freeze();
  await before.close();

  const after = await createSandbox(file);
  cleanUp.push(after.close);
  after.machine.at += DAY;
  expect(after.clock.frozen).toBe(true);
  expect(after.clock.now()).toBe(START + HOUR);
});

test("a timer that is due in months wakes the scheduler then, and hardly ever before", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  cleanUp.push(() => void vi.useRealTimers());
  const store = createSqliteStore({ file: ":memory:" });
  let reads = 0;
  const next = () => {
    reads += 1;
    return store.timers.next();
  };
  const sandbox = await createSandbox({ ...store, timers: { ...store.timers, next } }, Date.now);
  cleanUp.push(sandbox.close);
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

test("a store that fails for a while holds up the timers until it works again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  cleanUp.push(() => void vi.useRealTimers());
  const store = createSqliteStore({ file: ":memory:" });
  let failing = false;
  const next = async () => {
    if (failing) throw new Error("the disk is full");
    return store.timers.next();
  };
  const sandbox = await createSandbox({ ...store, timers: { ...store.timers, next } }, Date.now);
  cleanUp.push(sandbox.close);
  await createOrganization(sandbox);
  sandbox.scheduler.start();
  await sandbox.settle();
  failing = true;
  const id = await inviteOne(sandbox);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(sandbox.failures.length).toBeGreaterThan(5);
  expect(sandbox.failures.length).toBeLessThan(15);
  failing = false;
  await vi.advanceTimersByTimeAsync(SECOND);
  await vi.waitFor(async () => expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT"));
});

test("an advance lives through failing deliveries, each attempt at its own time", async () => {
  const sandbox = await startSandbox();
  sandbox.mails.send = () => Promise.reject(new Error("the mail server is away"));
  const attempts: number[] = [];
  const id = await inviteOne(sandbox);
  sandbox.mails.send = async () => {
    attempts.push(sandbox.clock.now() - START);
    if (attempts.length < 5) throw new Error("the mail server is away");
  };
  await sandbox.clock.advance(DAY);
  const delays = attempts.slice(1).map((at, index) => (at - (attempts[index] as number)) / SECOND);
  expect(attempts).toHaveLength(5);
  expect(delays.slice(-3)).toEqual([2, 4, 8].map((factor) => factor * (delays[0] as number)));
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.clock.now()).toBe(START + DAY);
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

test("settling one assessment waits for nothing but what is due of it", async () => {
  const sandbox = await startSandbox();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  sandbox.mails.send = () => gate;
  await inviteOne(sandbox);
  sandbox.mails.send = async () => {};
  const own = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle({ organizationId: ORGANIZATION, assessmentId: own });
  expect(await statusOf(sandbox, own)).toBe("TOKEN_SENT");
  sandbox.machine.at += 2 * DAY;
  await sandbox.settle({ organizationId: ORGANIZATION, assessmentId: own });
  expect(await statusOf(sandbox, own)).toBe("TOKEN_EXPIRED");
  open();
});

test("a timer that is settled twice at once runs once", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  sandbox.machine.at += 2 * DAY;
  const subject = { organizationId: ORGANIZATION, assessmentId: id };
  await Promise.all([sandbox.settle(subject), sandbox.settle(), sandbox.settle(subject)]);
  expect(await eventsOf(sandbox)).toEqual([["TOKEN_EXPIRED", 2 * DAY]]);
  expect(sandbox.failures).toEqual([]);
});

test("a transaction that is run again moves no clock twice", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const { store } = sandbox;
  const transact = store.transact;
  // As a store does whose transactions collide: everything is done, taken back, and done again.
  Object.assign(store, {
    async transact(work: Parameters<Store["transact"]>[0]) {
      const collision = new Error("collision");
      await transact(async (tx) => {
        await work(tx);
        throw collision;
      }).catch((error: unknown) => {
        if (error !== collision) throw error;
      });
      return transact(work);
    },
  });
  expect(await sandbox.clock.advance(DAY)).toBe(1);
  Object.assign(store, { transact });
  expect(sandbox.clock.now()).toBe(START + DAY);
  expect(await eventsOf(sandbox)).toEqual([["TOKEN_EXPIRED", DAY]]);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
});
