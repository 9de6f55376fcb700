import { expect, onTestFinished, test } from "vitest";
import { StorageFullError, StoreUnavailableError } from "../domain/storage-errors.ts";
import { createOutage } from "./outage.ts";

test("an outage is reported at its start and end only, despite many failures", async () => {
  const messages: string[] = [];
  let isThere = false;
  const ask = async () => {
    if (!isThere) throw new StoreUnavailableError("it is away");
  };
  const outage = createOutage({
    ask,
    gone: (reason) => messages.push(reason),
    back: () => messages.push("back"),
    pause: 5,
  });
  onTestFinished(outage.close);
  const fails = () => outage.covers(new StoreUnavailableError("it is away"));
  for (let time = 0; time < 10; time++) expect(fails()).toBe(true);
  expect(messages).toEqual(["it is away"]);
  isThere = true;
  await expect.poll(() => messages).toEqual(["it is away", "back"]);
  isThere = false;
  fails();
  expect(messages).toEqual(["it is away", "back", "it is away"]);
  expect(outage.covers(new Error("another"))).toBe(false);
  expect(outage.covers(new StorageFullError())).toBe(false);
});
