import { expect, test } from "vitest";
import { pageOf, requests } from "./scenario.ts";

test("a page repeats the candidates until it has the wanted size", () => {
  const { items, ...counts } = pageOf([{ id: "a" }, { id: "b" }], 116);
  expect(items.map(({ id }) => id)).toEqual(["a", "b", "a", "b"]);
  expect(counts).toEqual({ totalElements: 4, totalPages: 1, pageSize: 10, pageNumber: 1 });
});

test("candidates have their fields in one order, required ones first", () => {
  const { items } = pageOf([{ externalId: "e", status: "TOKEN_SENT", id: "a" }], 75);
  expect(JSON.stringify(items[0])).toBe('{"id":"a","status":"TOKEN_SENT","externalId":"e"}');
});

test("the list has 3 KB and fits on its page", () => {
  const { items, pageSize } = JSON.parse(requests.list.response.body);
  expect(Math.round(Buffer.byteLength(requests.list.response.body) / 1000)).toBe(3);
  expect(items.length).toBeLessThanOrEqual(pageSize);
});
