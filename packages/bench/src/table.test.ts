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

test("a ratio has two decimals", () => {
  expect(ratioCell(1.257, "9 ms")).toBe("1.26 (9 ms)");
});
