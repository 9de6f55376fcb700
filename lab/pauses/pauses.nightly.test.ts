/**
 * No input takes the event loop for itself: the costliest known one of each kind, sent to a process of its own. Where work grows with the
 * square of an input, these take from seconds to hours. How long the pauses are, `pnpm bench sandbox` measures.
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
  // A busy machine adds to the first, not to the second.
  expect(Math.min(wall, cpu)).toBeLessThan(1000);
});
