import { expect, test } from "vitest";
import {
  broken,
  createOrganization,
  eventsOf,
  inviteOne,
  ORGANIZATION,
  START,
  startSandbox,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { DAY } from "../domain/time.ts";
import { loadClock } from "./clock.ts";

test("settling ends even if a timer fails", async () => {
  const sandbox = await startSandbox();
  await sandbox.store.transact((tx) => tx.timers.put(broken(START)));
  await sandbox.settle();
  expect(sandbox.failures).toHaveLength(1);
});

test("settling an assessment waits only for its due work", async () => {
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

test("a timer that is settled twice at the same time runs once", async () => {
  const sandbox = await startSandbox();
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  sandbox.machine.at += 2 * DAY;
  const subject = { organizationId: ORGANIZATION, assessmentId: id };
  await Promise.all([sandbox.settle(subject), sandbox.settle(), sandbox.settle(subject)]);
  expect(await eventsOf(sandbox)).toEqual([["TOKEN_EXPIRED", 2 * DAY]]);
  expect(sandbox.failures).toEqual([]);
});

test("settling an organization waits neither for a clock move nor for other organizations", async () => {
  const sandbox = await startSandbox();
  await createOrganization(sandbox, "org_other");
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  sandbox.mails.send = async () => {
    begun.resolve();
    await gate;
  };
  const id = await inviteOne(sandbox, { validityInDays: 1 });
  await begun.promise;
  const advanced = sandbox.clock.advance(2 * DAY);
  await expect.poll(() => sandbox.clock.frozen).toBe(false);
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const own = sandbox.settle({ organizationId: ORGANIZATION }).then(note("with the mail on its way"));
  await sandbox.settle({ organizationId: "org_other" }).then(note("the other one"));
  await own;
  expect(order).toEqual(["the other one", "with the mail on its way"]);
  open();
  await advanced;
  expect(await statusOf(sandbox, id)).toBe("TOKEN_EXPIRED");
});

test("a timer that is settled during a clock move has run after the move", async () => {
  const sandbox = await startSandbox();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await inviteOne(sandbox, { validityInDays: 1 });
  await sandbox.settle();
  sandbox.mails.send = () => gate;
  await inviteOne(sandbox, { email: "noor@example.com" });
  const advanced = sandbox.clock.advance(3 * DAY);
  await sandbox.settle({ organizationId: ORGANIZATION });
  const stored = (await loadClock(sandbox.store, () => START)).now();
  for (const [, at] of await eventsOf(sandbox)) expect(at).toBeLessThanOrEqual(stored - START);
  open();
  await advanced;
});
