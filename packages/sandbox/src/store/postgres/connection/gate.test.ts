import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

/** The most work that runs at a time when there is plenty of it. */
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

test("collisions let in less and less work, but never none, and successes more again", async () => {
  const gate = createGate(8);
  expect(await widthOf(gate)).toBe(8);
  gate.narrow();
  expect(await widthOf(gate)).toBe(4);
  for (let count = 0; count < 5; count++) gate.narrow();
  expect(await widthOf(gate)).toBe(1);
  for (let count = 0; count < 1000; count++) gate.widen();
  expect(await widthOf(gate)).toBe(8);
});

test("work that fails makes room for other work", async () => {
  const gate = createGate(1);
  await expect(gate.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.pass(async () => "yes")).toBe("yes");
});
