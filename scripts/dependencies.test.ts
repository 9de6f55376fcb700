import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { concernOf, productionDependencies, rowsOf } from "./dependencies.ts";

const rows = rowsOf(readFileSync(join(import.meta.dirname, "../docs/decisions/dependencies.md"), "utf8"));

test("the page lists exactly the production dependencies, in order", () => {
  expect(rows.map(({ name }) => name)).toEqual(productionDependencies());
  expect(rows.length).toBeGreaterThan(20);
});

test("each row has the purpose of the dependency and its replacement", () => {
  for (const { name, cells } of rows) {
    expect(cells, name).toHaveLength(2);
    for (const cell of cells) expect(cell.length, name).toBeGreaterThan(5);
  }
});

const now = Date.parse("2026-11-23T00:00:00Z");
const published = (date: string, more = {}) => ({
  version: "2.0.0",
  time: { "1.9.9": "2026-11-01", "2.0.0": date },
  ...more,
});

test.each([
  [undefined, published("2025-12-01T00:00:00Z")],
  ["has had no release since 2025-11-22 (2.0.0)", published("2025-11-22T00:00:00Z")],
  ["is deprecated: use another", published("2026-11-01T00:00:00Z", { deprecated: "use another" })],
  ["has no date of its latest release, 3.0.0", published("2026-11-01T00:00:00Z", { version: "3.0.0" })],
])("a package %s", (concern, given) => {
  expect(concernOf(given, now)).toBe(concern);
});
