import { expect, test } from "vitest";
import { type Edit, patchesOf } from "./patches.ts";

const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}: call({ orderId, lineId });`);
const text = `${lines.join("\n")}\n`;
const edit = (line: number, name: string, to: string): Edit => ({
  line,
  column: lines[line - 1]?.indexOf(name) ?? 0,
  length: name.length,
  text: to,
});
const rename = (name: string, ...edits: Edit[]) => ({ name, edits: new Map([["a.ts", edits]]) });
const patches = (...renames: ReturnType<typeof rename>[]) => patchesOf(renames, () => text);

test("two renames in one line have one patch", () => {
  const found = patches(rename("order", edit(5, "orderId", "id")), rename("line", edit(5, "lineId", "line")));
  expect(found).toEqual([
    { patch: expect.stringContaining("-line 5: call({ orderId, lineId });\n+line 5: call({ id, line });\n") },
    { reason: "the patch for order includes it" },
  ]);
});

test("a rename joins two others whose hunks it overlaps", () => {
  const found = patches(
    rename("first", edit(2, "orderId", "id")),
    rename("second", edit(14, "orderId", "id")),
    rename("third", edit(8, "lineId", "line")),
  );
  expect(found).toEqual([
    { patch: expect.stringContaining("@@ -1,17 +1,17 @@") },
    { reason: "the patch for first includes it" },
    { reason: "the patch for first includes it" },
  ]);
});

test("renames without a shared line have a patch each", () => {
  const found = patches(rename("near", edit(2, "orderId", "id")), rename("far", edit(9, "lineId", "line")));
  expect(found).toEqual([
    { patch: expect.stringContaining("@@ -1,5 +1,5 @@") },
    { patch: expect.stringContaining("@@ -6,7 +6,7 @@") },
  ]);
});

test("the same edit of two renames is one edit", () => {
  const found = patches(rename("one", edit(2, "orderId", "id")), rename("other", edit(2, "orderId", "id")));
  expect(found).toEqual([
    { patch: expect.stringContaining("+line 2: call({ id, lineId });") },
    { reason: "the patch for one includes it" },
  ]);
});

test("two different edits of the same text have no common patch", () => {
  const found = patches(rename("one", edit(2, "orderId", "id")), rename("other", edit(2, "orderId", "key")));
  expect(found).toEqual([
    { patch: expect.stringContaining("+line 2: call({ id, lineId });") },
    { reason: "another rename changes the same code" },
  ]);
});
