import { expect, onTestFinished, test, vi } from "vitest";
import { StoreBusyError, StoreUnavailableError } from "../../../domain/storage-errors.ts";
import { createGate } from "./database.ts";

async function widthOf(gate: ReturnType<typeof createGate>): Promise<number> {
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 30 }, () =>
      gate.pass(async () => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running -= 1;
      }),
    ),
  );
  return most;
}

test("collisions reduce concurrency down to one, and successes raise it", async () => {
  const gate = createGate(8);
  expect(await widthOf(gate)).toBe(8);
  gate.narrow();
  expect(await widthOf(gate)).toBe(4);
  for (let count = 0; count < 5; count++) gate.narrow();
  expect(await widthOf(gate)).toBe(1);
  for (let count = 0; count < 1000; count++) gate.widen();
  expect(await widthOf(gate)).toBe(8);
});

test("failed work frees its slot", async () => {
  const gate = createGate(1);
  await expect(gate.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.pass(async () => "yes")).toBe("yes");
});

function stopTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("work in a blocked queue fails, and does not begin later", async () => {
  stopTime();
  const gate = createGate(1, { queueTimeout: 1000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = gate.pass(() => promise);
  const begun = vi.fn(async () => {});
  const late = expect(gate.pass(begun)).rejects.toThrow("too many requests wait for a database connection");
  expect(gate.queued).toBe(1);
  vi.advanceTimersByTime(1000);
  await late;
  resolve();
  await running;
  expect([begun.mock.calls.length, gate.queued]).toEqual([0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["succeed", async () => {}, "fulfilled"],
  ["are rejected", () => Promise.reject(new Error("no")), "fulfilled"],
  ["lose the server", () => Promise.reject(new StoreUnavailableError("it is gone")), "rejected"],
  ["get no connection", () => Promise.reject(Object.assign(new Error(), { code: "ECONNREFUSED" })), "rejected"],
] as const)("a slow queue whose transactions %s", async (_, end, outcome) => {
  stopTime();
  const gate = createGate(1, { queueTimeout: 1000 });
  const all = Array.from({ length: 5 }, (_, index) =>
    gate.pass(async () => {
      if (index < 4) vi.advanceTimersByTime(700);
      return end();
    }),
  );
  const last = gate.pass(async () => {});
  expect((await Promise.allSettled([...all, last])).at(-1)?.status).toBe(outcome);
});

test("a retry comes first, and a full queue accepts it", async () => {
  const gate = createGate(1, { mostQueued: 1 });
  const order: string[] = [];
  await Promise.all([
    gate.pass(async () => void order.push("running")),
    gate.pass(async () => void order.push("new")),
    gate.pass(async () => void order.push("retry"), true),
  ]);
  expect(order).toEqual(["running", "retry", "new"]);
});

test("a full queue refuses work at once", async () => {
  const gate = createGate(1, { mostQueued: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = [gate.pass(() => promise), gate.pass(async () => {})];
  await expect(gate.pass(async () => {})).rejects.toBeInstanceOf(StoreBusyError);
  resolve();
  await Promise.all(all);
});
