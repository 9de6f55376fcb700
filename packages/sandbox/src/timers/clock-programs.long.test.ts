/** Generated tests that let time pass, beside each other in one sandbox: none notices another. */
import { expect, onTestFinished, test } from "vitest";
import { runAll } from "../../testing/clock-programs/run-all.ts";
import { startTestSandbox } from "../../testing/sandbox.ts";

/** More of them in the nightly run: `CLOCK_RUNS=1000`. */
const count = Number(process.env.CLOCK_RUNS ?? 200);
const seed = Number(process.env.CLOCK_SEED ?? 1);

test(`${count} tests that move time, 8 at once in one sandbox, see no other's time, order or deliveries`, {
  timeout: 60_000 + count * 2000,
}, async () => {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  expect(await runAll({ origins: [sandbox.origin], count, workers: 8, seed })).toEqual([]);
  expect(sandbox.world.clocks.owners()).toHaveLength(1);
});
