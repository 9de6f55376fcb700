import { expect, test, vi } from "vitest";
import {
  broken,
  eventsOf,
  inviteOne,
  ORGANIZATION,
  START,
  startOnFakeTimers,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY, HOUR } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";
import { cancelAssessment, deleteAssessment, getAssessment } from "../service/assessments.ts";

test("an invitation is handed over immediately", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox);
  await sandbox.settle();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.mails.sent).toBe(1);
  expect(await sandbox.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test("outdated timers are dropped and change nothing", async () => {
  const sandbox = await startSandbox();
  const [deleted, canceled] = [await inviteOne(sandbox), await inviteOne(sandbox)];
  await sandbox.settle();
  const { world, store } = sandbox;
  const stale = async (assessmentId: string) => {
    const { candidate } = await getAssessment(world, ORGANIZATION, assessmentId);
    const about = { organizationId: ORGANIZATION, candidateId: candidate.id, assessmentId, dueAt: START + HOUR };
    return (["expire", "time-limit", "assess", "hand-over"] as const).map((kind): Timer => ({ kind, ...about }));
  };
  const timers = [...(await stale(deleted)), ...(await stale(canceled))];
  await deleteAssessment(world, ORGANIZATION, deleted);
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

test("overdue timers run by due time", async () => {
  const sandbox = await startSandbox();
  const timers = [3, 1, 2].map((hours) => broken(START + hours * HOUR, `asm_broken_${hours}`));
  await sandbox.store.transact(async (tx) => {
    for (const timer of timers) await tx.timers.put(timer);
  });
  sandbox.machine.at += DAY;
  await sandbox.settle();
  expect(sandbox.failures.map(({ timer }) => timer?.dueAt)).toEqual([1, 2, 3].map((hours) => START + hours * HOUR));
});

test("a mail in progress delays no timer", async () => {
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

test("a timer that is due in months wakes the scheduler only a few times before", async () => {
  let reads = 0;
  const sandbox = await startOnFakeTimers((next) => (...wanted) => {
    reads += 1;
    return next(...wanted);
  });
  const id = await inviteOne(sandbox, { validityInDays: 60 });
  await sandbox.settle();
  reads = 0;

  await vi.advanceTimersByTimeAsync(60 * DAY - HOUR);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(reads).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
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
