import { expect, test } from "vitest";
import { MINUTE } from "../domain/time.ts";
import { packReads, unpackReads } from "../store/packed-reads.ts";
import { createForgotten } from "./forgotten.ts";

test("somebody deleted is left out of whatever waits, however long, and out of what comes within five minutes", () => {
  let now = 0;
  const forgotten = createForgotten(() => now);
  const entry = { id: "req_1", kind: "request", operation: "listCandidates", at: 0, recordedAt: 0 } as const;
  const asking = { ...entry, organizationId: "org_1", details: { query: "query=Ada%40example.com" } };
  const leavesOut = (one: typeof asking) => [
    !("details" in forgotten.leaveOut(one)),
    unpackReads(forgotten.leaveOutOfReads(one.organizationId, packReads([one]))).every((read) => !("details" in read)),
  ];
  forgotten.add("org_1", ["cnd_1", "ada@Example.com"]);
  expect(leavesOut(asking)).toEqual([true, true]);
  expect(leavesOut({ ...asking, organizationId: "org_2" })).toEqual([false, false]);
  now = 4 * MINUTE;
  forgotten.expire();
  expect(leavesOut(asking)).toEqual([true, true]);
  now = 60 * MINUTE;
  expect(leavesOut(asking)).toEqual([true, true]);
  forgotten.expire();
  expect(leavesOut(asking)).toEqual([false, false]);
});
