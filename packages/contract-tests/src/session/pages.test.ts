import { expect, it } from "vitest";
import { pageOf } from "./pages.ts";

it("the only list of a body is a page, whatever it is called, with the figures beside it", () => {
  const page = pageOf({ mappings: [{ id: "a" }], meta: { total: 3 }, disabled: false });
  expect(page).toMatchObject({ items: [{ id: "a" }], totalElements: 3 });
  expect(pageOf({ mappings: [{ id: "a" }], author: { name: "Ann" } })).toBeUndefined();
});

it("an empty list is a page where figures are beside it", () => {
  expect(pageOf({ mappings: [], meta: { total: 0 } })).toMatchObject({ items: [], totalElements: 0 });
  expect(pageOf({ warnings: [], done: true })).toBeUndefined();
});
