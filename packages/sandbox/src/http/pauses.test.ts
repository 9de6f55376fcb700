/** No request holds the event loop longer than 100 ms: the costliest known input of each kind, sent to a process of its own. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMeasuring, worstInputs } from "../../testing/pauses/index.ts";
import { SECOND } from "../domain/time.ts";

let measuring: Awaited<ReturnType<typeof startMeasuring>>;
beforeAll(async () => {
  measuring = await startMeasuring();
}, 60 * SECOND);
afterAll(() => measuring.stop());

const LIMIT = 100;

test.each(worstInputs)("$name", { timeout: 120 * SECOND }, async (input) => {
  const { wall, cpu, status } = await measuring.pauseOf(input, LIMIT);
  expect(status).toBeLessThan(500);
  // The thread's CPU time, since a busy machine adds to the time by the clock.
  expect(Math.min(wall, cpu)).toBeLessThan(LIMIT);
});
