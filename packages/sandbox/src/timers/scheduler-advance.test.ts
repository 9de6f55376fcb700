import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  eventsOf,
  inviteOne,
  ORGANIZATION,
  replaceTransact,
  START,
  startFinding,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../domain/time.ts";
import { startAssessment } from "../service/assessments.ts";
import { loadClock } from "./clock.ts";

test("an advance runs due timers and their effects, each at its due time", async () => {
  const sandbox = await startSandbox();
  const taken = await inviteOne(sandbox);
  const forgotten = await inviteOne(sandbox, { validityInDays: 0.5 });
  await sandbox.settle();
  await startAssessment(sandbox.world, ORGANIZATION, taken);

  // Time limit, automatic assessment, and the other invitation's expiry.
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

test("an advance ends at its target, and later timers do not run", async () => {
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

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 9e15])("refuses an advance by %d", async (ms) => {
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

test("an advance continues after failed deliveries, with each attempt at its due time", async () => {
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
  for (const [index, seconds] of [1, 2, 4, 8].entries())
    expect(Math.abs((delays[index] as number) - seconds)).toBeLessThanOrEqual(0.1 * seconds);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.clock.now()).toBe(START + DAY);
});

test("an interrupted advance has moved the clock to the last timer that it ran", async () => {
  const sandbox = await startFinding((next) => async (...wanted) => {
    const timer = await next(...wanted);
    if (timer !== undefined && timer.dueAt > START + DAY) throw new Error("the disk is full");
    return timer;
  });
  const first = await inviteOne(sandbox, { validityInDays: 1 });
  await inviteOne(sandbox, { validityInDays: 2 });

  await expect(sandbox.clock.advance(3 * DAY)).rejects.toThrow("the disk is full");

  expect(await statusOf(sandbox, first)).toBe("TOKEN_EXPIRED");
  expect(sandbox.clock.now()).toBe(START + DAY);
  expect((await loadClock(sandbox.store, () => START)).now()).toBe(START + DAY);
});

test("a repeated transaction moves the clock once", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  // Simulates a serialization failure: run, roll back, run again.
  const restore = replaceTransact(sandbox, (transact) => async (work) => {
    const collision = new Error("collision");
    await transact(async (tx) => {
      await work(tx);
      throw collision;
    }).catch((error: unknown) => {
      if (error !== collision) throw error;
    });
    return transact(work);
  });
  expect(await sandbox.clock.advance(DAY)).toBe(1);
  restore();
  expect(sandbox.clock.now()).toBe(START + DAY);
  expect(await eventsOf(sandbox)).toEqual([["TOKEN_EXPIRED", DAY]]);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
});

test("thousands of due timers run in one advance without blocking other work", async () => {
  const sandbox = await startSandbox();
  const { store, clock } = sandbox;
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const count = 2000;
  for (let first = 0; first < count; first += 500)
    await store.transact(async (tx) => {
      for (let n = first; n < first + 500; n++) {
        const dueAt = START + (n % 2 === 0 ? HOUR : n * SECOND);
        const about = { candidateId: `cnd_${n}`, assessmentId: `asm_${n}` };
        await tx.timers.put({ kind: "expire", organizationId: ORGANIZATION, ...about, dueAt });
      }
    });
  let isOver = false;
  let turns = 0;
  const others = async () => {
    for (; !isOver; turns++) {
      await setImmediate();
      await store.transact((tx) => tx.settings.put("other", String(turns)));
    }
  };
  const working = others();
  expect(await clock.advance(2 * DAY)).toBe(count + 1);
  isOver = true;
  await working;
  expect(turns).toBeGreaterThan(20);
  expect(await store.timers.next()).toBeUndefined();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
  expect(sandbox.failures).toEqual([]);
});

test("an advance ends while deliveries are added", async () => {
  const sandbox = await startSandbox();
  let isOver = false;
  let added = 0;
  const more = async () => {
    if (!isOver) await inviteOne(sandbox, { email: `${++added}@example.com` });
  };
  sandbox.mails.send = async () => void (await more());
  await more();
  await sandbox.clock.advance(DAY);
  expect(sandbox.clock.now()).toBe(START + DAY);
  expect(added).toBeGreaterThan(2);
  isOver = true;
});
