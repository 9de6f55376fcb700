/** Runs generated tests in parallel in one sandbox; moving one organization's clock must not affect another. */
import { createClient, unwrap } from "@assessment-api/control";
import { startSandbox } from "@assessment-api/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { runAll } from "./run-all.ts";

/** The nightly workflow uses `CLOCK_RUNS=1000`. */
const count = Number(process.env.CLOCK_RUNS ?? 200);
const seed = Number(process.env.CLOCK_SEED ?? 1);

test(`${count} tests that move time, 8 at once in one sandbox, see no other's time, order or deliveries`, {
  timeout: 60_000 + count * 2000,
}, async () => {
  const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", rateLimit: "off", logLevel: "silent" });
  onTestFinished(() => sandbox.close());
  expect(await runAll({ origins: [sandbox.url], count, workers: 8, seed })).toEqual([]);
  const { ownClocks } = await unwrap(createClient({ baseUrl: sandbox.urls.control }).GET("/clock"));
  expect(ownClocks).toHaveLength(1);
});
