import { expect, onTestFinished, test } from "vitest";
import { coarsenClock } from "./coarse-clock.ts";

test("a coarse clock moves in steps of a second", () => {
  const { Date: before } = globalThis;
  const { now } = before;
  onTestFinished(() => {
    Object.assign(before, { now });
    globalThis.Date = before;
  });
  coarsenClock();
  coarsenClock();
  const [moment, { now: coarse }] = [new Date(), Date];
  expect([moment.getMilliseconds(), coarse() % 1000, new Date(1234).getTime()]).toEqual([0, 0, 1234]);
  expect(moment).toBeInstanceOf(Date);
  expect(structuredClone(moment)).toEqual(moment);
  const Later = class extends Date {};
  expect(new Later()).toBeInstanceOf(Later);
});
