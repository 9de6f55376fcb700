import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  createOrganization,
  createSandbox,
  inviteOne,
  ORGANIZATION,
  replaceTransact,
  START,
  startOnFakeTimers,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { DAY, HOUR } from "../domain/time.ts";

const temporaryFile = () => join(temporaryFolder(), "sandbox.sqlite");

test("an organization clock outlasts a restart, after which due work runs", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await createOrganization(before);
  await createOrganization(before, "org_frozen");
  before.scheduler.start();
  const id = await inviteOne(before, { validityInDays: 5 });
  await before.settle();
  await before.scheduler.clockOf(ORGANIZATION).advance(2 * DAY);
  await before.scheduler.clockOf("org_frozen").freeze();
  await before.close();

  const after = await createSandbox(file);
  onTestFinished(after.close);
  after.machine.at += 4 * DAY;
  const [own, frozen] = [ORGANIZATION, "org_frozen"].map(after.scheduler.clockOf);
  expect([own?.now(), own?.own, own?.frozen]).toEqual([START + 6 * DAY, true, false]);
  expect([frozen?.now(), frozen?.own, frozen?.frozen]).toEqual([START, true, true]);
  expect(after.clock.now()).toBe(START + 4 * DAY);
  after.scheduler.start();
  await expect.poll(() => statusOf(after, id)).toBe("TOKEN_EXPIRED");
});

test("an interrupted move does not block the next move", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await createOrganization(before);
  await before.store.transact(async (tx) => {
    await tx.clocks.put(ORGANIZATION, { offset: DAY });
    await tx.clocks.lease(ORGANIZATION, { id: "lea_of_the_dead", until: START + 365 * DAY }, START);
  });
  await before.close();

  const after = await createSandbox(file);
  onTestFinished(after.close);
  await after.scheduler.clockOf(ORGANIZATION).advance(HOUR);
  expect(after.scheduler.clockOf(ORGANIZATION).now()).toBe(START + DAY + HOUR);
});

test("a running organization clock wakes the scheduler for due work, a frozen one does not", async () => {
  const sandbox = await startOnFakeTimers((next) => next);
  await sandbox.clock.freeze();
  const own = sandbox.scheduler.clockOf(ORGANIZATION);
  const id = await inviteOne(sandbox, { validityInDays: 2 });
  await sandbox.settle();
  await own.resume();
  expect([own.own, own.frozen]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(2 * DAY - HOUR);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  await own.freeze();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  await own.resume();
  const later = await inviteOne(sandbox, { validityInDays: 1, email: "noor@example.com" });
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
  await vi.advanceTimersByTimeAsync(DAY);
  await expect.poll(() => statusOf(sandbox, later)).toBe("TOKEN_EXPIRED");
});

test("a timer found by the sandbox clock is left to a new organization clock", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  let steps = 0;
  const restore = replaceTransact(sandbox, (transact) => async (...given) => {
    if (steps++ === 0) await transact((tx) => tx.clocks.put(ORGANIZATION, { offset: 0, frozenAt: START }));
    return transact(...given);
  });
  sandbox.machine.at += 2 * DAY;
  await sandbox.settle({ organizationId: ORGANIZATION });
  restore();
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
  expect(sandbox.scheduler.clockOf(ORGANIZATION).now()).toBe(START);
  expect(sandbox.failures).toEqual([]);
});

test("a timer that was due by the clock from before a restore does not run after it", async () => {
  const sandbox = await startSandbox();
  const { store, world } = sandbox;
  await sandbox.scheduler.clockOf(ORGANIZATION).freeze();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  const put = async (frozenAt: number) => {
    await transact((tx) => tx.clocks.put(ORGANIZATION, { offset: 0, frozenAt }));
    await world.catchUp(ORGANIZATION);
  };
  const { transact } = store;
  let steps = 0;
  const restore = replaceTransact(sandbox, () => async (...given) => {
    if (steps++ === 0) await put(START);
    return transact(...given);
  });
  await put(START + 2 * DAY);
  await sandbox.settle({ organizationId: ORGANIZATION });
  restore();
  expect(steps).toBeGreaterThan(0);
  expect(await statusOf(sandbox, id)).toBe("TOKEN_SENT");
});

test("an advance that cannot be stored moves nothing", async () => {
  const sandbox = await startSandbox();
  const own = sandbox.scheduler.clockOf(ORGANIZATION);
  await own.freeze();
  let left = 2;
  // The lease is taken, but the position is not stored.
  const restore = replaceTransact(
    sandbox,
    (transact) =>
      (...given) =>
        left-- > 0 ? transact(...given) : Promise.reject(new Error("the disk is full")),
  );
  await expect(own.advance(DAY)).rejects.toThrow("the disk is full");
  restore();
  expect(own.now()).toBe(START);
  sandbox.machine.at += 2 * 60_000;
  await own.advance(HOUR);
  expect(own.now()).toBe(START + HOUR);
});
