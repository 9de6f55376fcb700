import { expect, test } from "vitest";
import { randomTable } from "./random.ts";
import { hostileResponses } from "./table.ts";

test("a seed returns the same rows again, with outcomes of every kind", async () => {
  const { rows } = await randomTable(hostileResponses, 7, 200);
  expect((await randomTable(hostileResponses, 7, 200)).rows).toEqual(rows);
  expect((await randomTable(hostileResponses, 8, 200)).rows).not.toEqual(rows);
  expect(new Set(rows.map(({ outcome }) => outcome.fails))).toEqual(
    new Set([undefined, "refused", "unexpected", "connection", "any"]),
  );
  expect(rows.filter(({ outcome }) => outcome.unfit?.length).length).toBeGreaterThan(20);
});
