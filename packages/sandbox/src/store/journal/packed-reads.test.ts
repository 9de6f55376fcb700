import { expect, test } from "vitest";
import { namingOf } from "../../domain/naming.ts";
import { forgetIn, packReads, sliceReads, unpackReads } from "./packed-reads.ts";

const exchange = { version: "v1", method: "GET", path: "/v1/candidates", key: { id: "key_1", hint: "cdef" } } as const;
const read = {
  id: "req_1",
  kind: "request",
  operation: "listCandidates",
  status: 200,
  at: 1000,
  recordedAt: 990.5,
  exchange: { ...exchange, durationInMs: 0.4 },
} as const;
const search = { ...read, details: { query: "query=ada@example.com" } };

test("a repeated request is stored once, and each of its entries is unchanged", () => {
  const entries = [
    read,
    { ...read, id: "req_2", at: 900, recordedAt: 1300, exchange: { ...exchange, durationInMs: 12 } },
    { ...search, id: "req_3" },
    { ...search, id: "req_4" },
    { ...read, id: "req_5", candidateId: "cnd_1" },
    { ...read, id: "req_6", exchange: { ...exchange, aborted: true } },
    { ...read, id: "req_7", exchange: { ...exchange, faultId: "flt_1" } },
    { id: "req_8", kind: "request", operation: "listExams", at: 0, recordedAt: 0 } as const,
  ];
  const packed = packReads(entries);
  expect(unpackReads(packed)).toEqual(entries);
  expect(unpackReads(JSON.parse(JSON.stringify(packed)))).toEqual(entries);
  expect(packed.of).toEqual([0, 0, 1, 1, 2, 3, 4, 5]);
  expect(unpackReads(sliceReads(packed, 2, 5))).toEqual(entries.slice(2, 5));
});

test("a query with a name is deleted in every repetition", () => {
  const packed = packReads([search, { ...search, details: { query: "query=b" } }, search]);
  expect(forgetIn(packed, namingOf([], [{ email: "grace@example.com" }]))).toBe(packed);
  const left = unpackReads(forgetIn(packed, namingOf([], [{ email: "ada@example.com" }]))).map(
    ({ details }) => details?.query,
  );
  expect(left).toEqual([undefined, "query=b", undefined]);
});
