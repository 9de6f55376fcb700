/** No request holds the event loop longer than 100 ms: the costliest known input of each kind, sent to a process of its own. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { shorter, startMeasuring, worstInputs } from "../../testing/pauses/index.ts";
import { slowness } from "../../testing/pauses/slowness.ts";
import { SECOND } from "../domain/time.ts";

let measuring: Awaited<ReturnType<typeof startMeasuring>>;
beforeAll(async () => {
  measuring = await startMeasuring();
}, 60 * SECOND);
afterAll(() => measuring.stop());

const LIMIT = 100;

const isShort = (milliseconds: number) => milliseconds < LIMIT || milliseconds < LIMIT * slowness();

test.each(worstInputs)("$name", { timeout: 300 * SECOND }, async (input) => {
  const { status, ...pause } = await measuring.pauseOf(input, isShort);
  expect(status).toBeLessThan(500);
  expect(isShort(shorter(pause)), `${shorter(pause)} ms`).toBe(true);
});
