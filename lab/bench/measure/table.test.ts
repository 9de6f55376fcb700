import { expect, test } from "vitest";
import { ratioCell, renderTable } from "./table.ts";

test("a table is Markdown whose columns line up, text to the left and figures to the right", () => {
  const table = { title: "Times", head: ["name", "ratio"], rows: [["first", ratioCell(1, "8 ms")], ["b"]] };
  expect(renderTable(table)).toBe(
    [
      "Times",
      "",
      "| name  |       ratio |",
      "| ----- | ----------: |",
      "| first | 1.00 (8 ms) |",
      "| b     |             |",
    ].join("\n"),
  );
});

test("more than one column may be text", () => {
  const table = { title: "Rules", head: ["name", "rule"], textColumns: 2, rows: [["first", "none"]] };
  expect(renderTable(table).split("\n").slice(-2)).toEqual(["| ----- | ---- |", "| first | none |"]);
});

test("a ratio has two decimals", () => {
  expect(ratioCell(1.257, "9 ms")).toBe("1.26 (9 ms)");
});
