import { expect, test } from "vitest";
import { oneClock } from "../domain/clocks.ts";
import { createCause, touch } from "./cause.ts";
import { createEntryQueue, isReads, type PendingEntry } from "./journal.ts";

const of = (organizationId: string, id: string) =>
  createCause({ id, organizationId, kind: "request", operation: "listCandidates", at: 0, recordedAt: 0 });

const idsOf = (taken: readonly PendingEntry[]) =>
  taken.map((one) => (isReads(one) ? `${one.organizationId}: ${one.reads.ids.join(" ")}` : one.fields.id));

test("reads are queued until another entry of their organization, or a flush", () => {
  const queue = createEntryQueue(100, 3, oneClock({ now: () => 0 }));
  const read = (organizationId: string, ...ids: string[]) => {
    for (const id of ids) queue.addRead(organizationId, of(organizationId, id));
  };
  read("a", "1", "2");
  read("b", "3");
  queue.add(of("a", "4"));
  read("a", "5");
  read("b", "6", "7", "8");
  expect(queue.count).toBe(8);
  const first = queue.take(2);
  expect(idsOf(first)).toEqual(["a: 1 2"]);
  read("b", "9");
  queue.putBack(first);
  expect(queue.count).toBe(9);
  expect(idsOf(queue.take(100))).toEqual(["a: 1 2", "b: 3 6 7", "4", "a: 5", "b: 8", "b: 9"]);
  expect(queue.count).toBe(0);
});

test("the oldest entries are dropped above the queue limit", () => {
  const queue = createEntryQueue(3, 100, oneClock({ now: () => 0 }));
  for (const id of ["1", "2"]) queue.addRead("a", of("a", id));
  for (const id of ["3", "4"]) queue.add(of("a", id));
  expect(idsOf(queue.take(100))).toEqual(["3", "4"]);
});

test("entries of a deleted organization are dropped, except refusals and shared entries", () => {
  const queue = createEntryQueue(100, 100, oneClock({ now: () => 0 }));
  const refused = of("a", "2");
  refused.fields.details = { refusal: { rule: "unknown", message: "", problems: [] } };
  const both = of("a", "3");
  touch(both, "b");
  for (const cause of [of("a", "1"), refused, both, of("b", "4")]) queue.add(cause);
  for (const [organizationId, id] of [["a", "5"], ["b", "6"]] as const) queue.addRead(organizationId, of(organizationId, id)); // biome-ignore format: one line
  queue.drop("a");
  queue.addRead("a", of("a", "7"));
  expect(queue.count).toBe(5);
  expect(idsOf(queue.take(100))).toEqual(["2", "3", "4", "b: 6", "a: 7"]);
  expect(queue.count).toBe(0);
});
