import { expect, test } from "vitest";
import { ORGANIZATION, START, startSandbox } from "../../testing/scheduled-sandbox.ts";
import { DAY } from "../domain/time.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store, Transaction } from "../store/store.ts";
import { createReadOrder } from "./read-order.ts";

async function start() {
  const store = createSqliteStore({ file: ":memory:" });
  const gate = Promise.withResolvers<void>();
  let isLate = false;
  const get = async (organizationId: string) => {
    const wasLate = isLate;
    isLate = false;
    const found = await store.clocks.get(organizationId);
    if (wasLate) await gate.promise;
    return found;
  };
  const { scheduler } = await startSandbox({ ...store, clocks: { ...store.clocks, get } });
  return {
    clock: scheduler.clockOf(ORGANIZATION),
    beginRead() {
      isLate = true;
      return scheduler.catchUp(ORGANIZATION);
    },
    endRead: gate.resolve,
  };
}

test("a read from before a move does not undo it", async () => {
  const { clock, beginRead, endRead } = await start();
  await clock.freeze();
  const read = beginRead();
  await clock.advance(DAY);
  endRead();
  await read;
  expect([clock.now(), clock.frozen]).toEqual([START + DAY, true]);
});

test("a read that began before an organization clock existed does not remove it", async () => {
  const { clock, beginRead, endRead } = await start();
  const read = beginRead();
  await clock.freeze();
  endRead();
  await read;
  expect([clock.own, clock.frozen]).toEqual([true, true]);
});

test("a new organization clock does not undo a concurrent move of the sandbox clock", async () => {
  const store = createSqliteStore({ file: ":memory:" });
  const gate = Promise.withResolvers<void>();
  let isLate = false;
  /** A late transaction with snapshot isolation, as in PostgreSQL. */
  const transact: Store["transact"] = async (work, options) => {
    if (!isLate) return store.transact(work, options);
    isLate = false;
    const seen = await store.settings.get("clock");
    await gate.promise;
    const settings = { get: async () => seen };
    const asItWas = (tx: Transaction) =>
      new Proxy(tx, { get: (target, name) => (name === "settings" ? settings : Reflect.get(target, name)) });
    return store.transact((tx) => work(asItWas(tx)), options);
  };
  const nothing = { clock: undefined, timerAt: undefined, deliveryAt: undefined };
  const sharing = { alone: (_: string, work: () => Promise<unknown>) => work(), outlook: async () => nothing };
  const { scheduler } = await startSandbox({
    ...store,
    transact,
    sharing: sharing as unknown as NonNullable<Store["sharing"]>,
  });
  await scheduler.clock.freeze();
  await scheduler.clock.advance(DAY);
  isLate = true;
  const frozen = scheduler.clockOf(ORGANIZATION).freeze();
  await expect.poll(() => isLate).toBe(false);
  await scheduler.clock.advance(DAY);
  gate.resolve();
  await frozen;
  expect([scheduler.clock.now(), scheduler.clockOf(ORGANIZATION).now()]).toEqual([START + 2 * DAY, START + 2 * DAY]);
});

test("of two reads, the later one wins", async () => {
  const order = createReadOrder();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const news: string[] = [];
  const read = (name: string, { promise }: PromiseWithResolvers<void>) =>
    order.ordered(async (isNews) => {
      await promise;
      if (isNews("org_1")) news.push(name);
    });
  const reads = [read("first", first), read("second", second)];
  second.resolve();
  await reads[1];
  first.resolve();
  await Promise.all(reads);
  await read("third", first);
  expect(news).toEqual(["second", "third"]);
});
