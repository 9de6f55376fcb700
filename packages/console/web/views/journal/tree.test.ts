import type { JournalEntry } from "@assessment-api/control";
import { describe, expect, test } from "vitest";
import { type Branch, matchesFilters, merge, treeOf } from "./tree.ts";

const entry = (id: string, causeId?: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  kind: "REQUEST",
  date: "2026-03-02T09:00:00.000Z",
  recordDate: "2026-03-02T09:00:00.000Z",
  operation: "createCandidate",
  ...(causeId !== undefined && { causeId }),
  ...more,
});

test("effects are below their cause, oldest first, and entries without a known cause are roots", () => {
  const tree = treeOf([entry("e", "gone"), entry("d", "b"), entry("c", "a"), entry("b", "a"), entry("a")]);
  const names = (branches: readonly Branch[]): unknown =>
    branches.map(({ entry: { id }, effects }) => (effects.length > 0 ? [id, names(effects)] : id));
  expect(names(tree)).toEqual(["e", ["a", [["b", ["d"]], "c"]]]);
});

test("repeated entries replace earlier ones, and new entries come first", () => {
  const completed = { status: 201 };
  const newer = [entry("c", undefined, completed), entry("d"), entry("a", undefined, completed), entry("c")];
  const merged = merge([entry("b"), entry("a")], newer);
  expect(merged.map(({ id, status }) => [id, status])).toEqual([
    ["d", undefined],
    ["c", 201],
    ["b", undefined],
    ["a", 201],
  ]);
});

describe("an entry of the stream belongs to the list", () => {
  const none = { candidateId: undefined, kind: undefined, operation: undefined, status: undefined };
  test.each([
    [{}, true],
    [{ kind: "TIMER" }, false],
    [{ kind: "REQUEST", operation: "createCandidate" }, true],
    [{ candidateId: "cnd_1" }, false],
    [{ status: "4XX" }, true],
    [{ status: "404" }, true],
    [{ status: "2XX" }, false],
  ])("with the filters %j: %s", (filters, meant) => {
    expect(matchesFilters({ ...none, ...filters }, entry("a", undefined, { status: 404 }))).toBe(meant);
  });
});
