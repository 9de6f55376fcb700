/**
 * Sends the costliest known input of each kind to a sandbox. With quadratic work, these take seconds to hours.
 * `pnpm bench sandbox` measures the pauses.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMeasuring, worstInputs } from "./index.ts";

let measuring: Awaited<ReturnType<typeof startMeasuring>>;
beforeAll(async () => {
  measuring = await startMeasuring();
});
afterAll(() => measuring.stop());

test.each(worstInputs)("$name", async (input) => {
  const { status, wall, cpu } = await measuring.pauseOf(input, 1);
  expect(status).toBeLessThan(500);
  // A busy machine affects only the wall time.
  expect(Math.min(wall, cpu)).toBeLessThan(1000);
});
