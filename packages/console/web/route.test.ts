import { expect, test } from "vitest";
import { formatRoute, parseRoute } from "./route.ts";

test.each([
  ["", undefined, "today", undefined, ""],
  ["#/org_1", "org_1", "today", undefined, ""],
  ["#/org_1/journal?kind=REQUEST&page=2", "org_1", "journal", undefined, "kind=REQUEST&page=2"],
  ["#/org_1/people/per%2F1", "org_1", "people", "per/1", ""],
  ["#/org_1/people/%zz", "org_1", "people", "%zz", ""],
])("parses the address %j", (hash, organization, view, id, query) => {
  const parsed = parseRoute(hash);
  expect({ ...parsed, query: parsed.query.toString() }).toEqual({ organization, view, id, query });
});

test("an address restores its route", () => {
  const hash = "#/org_1/journal/a%2Fb?candidateId=cnd_1";
  expect(formatRoute(parseRoute(hash))).toBe(hash);
});
