import { expect, test } from "vitest";
import { namingOf } from "../domain/naming.ts";
import { MINUTE } from "../domain/time.ts";
import { packReads, unpackReads } from "../store/journal/packed-reads.ts";
import { createForgotten } from "./forgotten.ts";

const read = { id: "req_1", kind: "request", operation: "listCandidates", at: 0, recordedAt: 10 } as const;
const search = { ...read, organizationId: "org_1", details: { query: "query=Lovel" } };
const refusal = { rule: "a-rule", message: "no", problems: [] };
const ada = namingOf(["cnd_1", "asm_1"], [{ email: "ada@Example.com", lastName: "Lovelace" }]);

test("a deleted person is removed from requests that began before", () => {
  let now = 10;
  const forgotten = createForgotten(() => now);
  const leavesOut = (one: Omit<typeof search, "at" | "recordedAt"> & { at: number; recordedAt: number }) => [
    !("details" in forgotten.leaveOut(one)),
    unpackReads(forgotten.leaveOutOfReads(one.organizationId, packReads([one]))).every((left) => !("details" in left)),
  ];
  forgotten.add("org_1", ada);
  expect(leavesOut(search)).toEqual([true, true]);
  expect(leavesOut({ ...search, organizationId: "org_2" })).toEqual([false, false]);
  expect(leavesOut({ ...search, at: 1, recordedAt: 11 })).toEqual([false, false]);
  now += 4 * MINUTE;
  forgotten.expire();
  expect(leavesOut(search)).toEqual([true, true]);
  now += 60 * MINUTE;
  expect(leavesOut(search)).toEqual([true, true]);
  forgotten.expire();
  expect(leavesOut(search)).toEqual([false, false]);
});

test("requests about a deleted person lose all details, other requests the parts with names", () => {
  const forgotten = createForgotten(() => 10);
  forgotten.add("org_1", ada);
  const left = (one: object) => forgotten.leaveOut({ ...search, details: { query: "a=1", refusal }, ...one });
  expect(left({ candidateId: "cnd_1" })).not.toHaveProperty("details");
  expect(left({ details: { query: "id=asm_1", refusal } })).not.toHaveProperty("details");
  expect(left({ details: { query: "query=ada", refusal } }).details).toEqual({ refusal });
  expect(left({ exchange: { method: "GET", path: "/v1/candidates/lovelace" } })).toMatchObject({
    exchange: { path: "/v1/candidates/…" },
    details: { query: "a=1", refusal },
  });
});
