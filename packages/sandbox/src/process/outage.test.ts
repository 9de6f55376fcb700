import { expect, onTestFinished, test } from "vitest";
import { StorageFullError, StoreUnavailableError } from "../domain/storage-errors.ts";
import { createOutage } from "./outage.ts";

test("an outage is reported at its start and end only, despite many failures", async () => {
  const messages: string[] = [];
  let isThere = false;
  const checks = { count: 0 };
  const problem = async () => {
    checks.count += 1;
    if (checks.count === 1) throw new Error("another failure");
    return isThere ? undefined : new StoreUnavailableError("it is away");
  };
  const outage = createOutage({
    problem,
    down: (reason) => messages.push(reason),
    up: () => messages.push("back"),
    pause: 5,
  });
  onTestFinished(outage.close);
  const fails = () => outage.covers(new StoreUnavailableError("it is away"));
  for (let time = 0; time < 10; time++) expect(fails()).toBe(true);
  await expect.poll(() => checks.count).toBeGreaterThan(3);
  expect(messages).toEqual(["it is away"]);
  isThere = true;
  await expect.poll(() => messages).toEqual(["it is away", "back"]);
  isThere = false;
  fails();
  expect(messages).toEqual(["it is away", "back", "it is away"]);
  expect(outage.covers(new Error("another"))).toBe(false);
  expect(outage.covers(new StorageFullError())).toBe(false);
});
