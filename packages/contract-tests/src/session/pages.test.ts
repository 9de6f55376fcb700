import { expect, it } from "vitest";
import { pageOf } from "./pages.ts";

it("the only list of a body is a page under any name, with its totals", () => {
  const page = pageOf({ mappings: [{ id: "a" }], meta: { total: 3 }, disabled: false });
  expect(page).toMatchObject({ items: [{ id: "a" }], totalElements: 3 });
  expect(pageOf({ mappings: [{ id: "a" }], author: { name: "Ann" } })).toBeUndefined();
});

it("an empty list is a page if it has totals", () => {
  expect(pageOf({ mappings: [], meta: { total: 0 } })).toMatchObject({ items: [], totalElements: 0 });
  expect(pageOf({ warnings: [], done: true })).toBeUndefined();
});
