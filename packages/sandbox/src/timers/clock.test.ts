import { expect, test } from "vitest";
import { LAST_INSTANT } from "../domain/time.ts";
import { createClock } from "./clock.ts";

function createMachine(at = 1_000_000) {
  const machine = { at, now: () => machine.at };
  return machine;
}

test("a new clock shows the machine's time", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  machine.at += 5;
  expect(clock.now()).toBe(machine.at);
});

test("a frozen clock stops, and continues from there when it is resumed", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.freeze();
  machine.at += 60_000;
  expect(clock.now()).toBe(1_000_000);
  expect(clock.frozen).toBe(true);
  clock.resume();
  machine.at += 10;
  expect(clock.now()).toBe(1_000_010);
  expect(clock.frozen).toBe(false);
});

test("a pinned clock stops at the pinned time, and continues from there when it is unpinned", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.pin(2_000_000);
  machine.at += 50;
  expect(clock.now()).toBe(2_000_000);
  clock.unpin();
  machine.at += 7;
  expect(clock.now()).toBe(2_000_007);
});

test("a frozen clock stays frozen where it was pinned", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.freeze();
  clock.pin(2_000_000);
  clock.unpin();
  machine.at += 50;
  expect(clock.now()).toBe(2_000_000);
  expect(clock.frozen).toBe(true);
});

test("a clock is not pinned in the past", () => {
  const clock = createClock(undefined, createMachine().now);
  clock.pin(5);
  expect(clock.now()).toBe(1_000_000);
});

test("time never goes back if the machine clock is set back", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.now();
  machine.at -= 3_600_000;
  expect(clock.now()).toBe(1_000_000);
  machine.at += 10;
  expect(clock.now()).toBe(1_000_010);
});

test.each([
  ["running", () => {}, 2_000_100],
  ["frozen", (clock: ReturnType<typeof createClock>) => clock.freeze(), 2_000_000],
])("a clock that was %s continues from its state", (_name, change, expected) => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.pin(2_000_000);
  clock.unpin();
  change(clock);
  const restarted = createClock(JSON.parse(JSON.stringify(clock.state)), machine.now);
  machine.at += 100;
  expect(restarted.now()).toBe(expected);
});

test("the state of a pinned clock is the pinned time", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.pin(2_000_000);
  machine.at += 100;
  const restarted = createClock(clock.state, machine.now);
  expect(restarted.now()).toBe(2_000_000);
});

test("a running clock does not pass the last instant", () => {
  const machine = createMachine();
  const clock = createClock(undefined, machine.now);
  clock.pin(LAST_INSTANT - 10);
  clock.unpin();
  machine.at += 60_000;
  expect(clock.now()).toBe(LAST_INSTANT);
});

test("a moved clock can be set back to its adopted state", () => {
  const clock = createClock({ offset: 0 }, () => 0);
  clock.adopt({ offset: 0, frozenAt: 5 });
  clock.pin(9);
  clock.unpin();
  expect(clock.now()).toBe(9);
  clock.adopt({ offset: 0, frozenAt: 5 });
  expect(clock.now()).toBe(5);
});
