import { expect, test, vi } from "vitest";
import { replacing } from "../../testing/replacing.ts";
import {
  broken,
  inviteOne,
  ORGANIZATION,
  replaceTransact,
  START,
  startOnFakeTimers,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY, HOUR, SECOND } from "../domain/time.ts";

test("a failing timer is reported and retried after growing delays, and blocks no other", async () => {
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

test("a timer that fails for months runs once a day", async () => {
  const sandbox = await startSandbox();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START + HOUR)));
  await sandbox.clock.advance(100 * DAY);
  const last = sandbox.failures.slice(-3).map(({ timer }) => timer?.dueAt ?? 0);
  expect([(last[1] as number) - (last[0] as number), (last[2] as number) - (last[1] as number)]).toEqual([DAY, DAY]);
});

test("a timer and its effect share a transaction: a failed effect changes nothing", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  // Fails on the event, the last write of an expiry.
  const put = () => Promise.reject(new Error("no room"));
  const restore = replaceTransact(
    sandbox,
    (transact) => (work) => transact((tx) => work(replacing(tx, { events: replacing(tx.events, { put }) }))),
  );
  expect(await sandbox.clock.advance(DAY)).toBe(0);
  expect(sandbox.failures).not.toEqual([]);
  restore();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(await sandbox.store.timers.get(ORGANIZATION, `expire:${id}`)).toMatchObject({
    failures: sandbox.failures.length,
  });
});

test("a timer that was replaced after its failure is unchanged", async () => {
  const sandbox = await startSandbox();
  const replaced = broken(START + DAY);
  sandbox.after.failure = () => void sandbox.store.transact((tx) => tx.timers.put(replaced));
  await sandbox.store.transact((tx) => tx.timers.put(broken(START)));
  await sandbox.settle();
  expect(await sandbox.store.timers.next()).toEqual(replaced);
});

test("timers wait for a failing store", async () => {
  let failing = false;
  const sandbox = await startOnFakeTimers((next) => async (...wanted) => {
    if (failing) throw new Error("the disk is full");
    return next(...wanted);
  });
  await sandbox.settle();
  failing = true;
  const id = await inviteOne(sandbox);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(sandbox.failures.length).toBeGreaterThan(5);
  expect(sandbox.failures.length).toBeLessThan(15);
  failing = false;
  await vi.advanceTimersByTimeAsync(SECOND);
  await expect.poll(() => statusOf(sandbox, id)).toBe("TOKEN_SENT");
});
