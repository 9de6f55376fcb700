import { expect, test } from "vitest";
import {
  broken,
  eventsOf,
  inviteOne,
  ORGANIZATION,
  START,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY } from "../domain/time.ts";

test("settling ends although a timer fails", async () => {
  const sandbox = await startSandbox();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START)));
  await sandbox.settle();
  expect(sandbox.failures).toHaveLength(1);
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
