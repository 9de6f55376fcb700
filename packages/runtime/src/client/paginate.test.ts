import { describe, expect, test } from "vitest";
import type { Result } from "./api-error.ts";
import type { ListSpec } from "./contract.ts";
import { createPaginate, PaginationError } from "./paginate.ts";

interface Page {
  items: number[];
  totalPages: number;
  next?: string;
}

const byNumber = (first: 0 | 1): ListSpec => ({
  elements: ["items"],
  parameter: "page",
  totalPages: ["totalPages"],
  first,
});
const byCursor: ListSpec = { elements: ["items"], parameter: "after", next: ["next"] };

function setUp(pages: (query: Record<string, unknown>) => unknown, list: ListSpec) {
  const queries: unknown[] = [];
  const client = {
    GET: async (_path: string, init: { params: { query: Record<string, unknown> } }) => {
      queries.push(init.params.query);
      return { data: pages(init.params.query), response: new Response() };
    },
  };
  type Paths = { "/things": { get: { parameters: { query?: object } } } };
  const unwrap = async (result: Promise<Result>) => (await result).data;
  const paginate = createPaginate<Paths, { "/things": number }>(unwrap, { "/things": list });
  return {
    walk: (query?: object) => paginate(client as never, "/things", query ? { params: { query } } : {}),
    queries,
  };
}

const collect = async (walk: AsyncIterable<unknown>) => {
  const all: unknown[] = [];
  for await (const element of walk) all.push(element);
  return all;
};

describe("paginate", () => {
  test("walks number pages from 1 and keeps the filters", async () => {
    const { walk, queries } = setUp(({ page = 1 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(1));
    expect(await collect(walk({ tags: ["a"] }))).toEqual([1, 2, 3]);
    expect(queries).toEqual([{ tags: ["a"] }, { tags: ["a"], page: 2 }, { tags: ["a"], page: 3 }]);
  });

  test("walks number pages from 0", async () => {
    const { walk } = setUp(({ page = 0 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(0));
    expect(await collect(walk())).toEqual([0, 1, 2]);
  });

  test("begins at the requested page", async () => {
    const { walk } = setUp(({ page = 1 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(1));
    expect(await collect(walk({ page: 3 }))).toEqual([3]);
  });

  test("ends at once when nothing is there", async () => {
    const { walk, queries } = setUp(() => ({ items: [], totalPages: 0 }), byNumber(1));
    expect(await collect(walk())).toEqual([]);
    expect(queries).toHaveLength(1);
  });

  test("follows cursors to the end", async () => {
    const pages: Record<string, Page> = {
      start: { items: [1, 2], totalPages: 0, next: "b" },
      b: { items: [], totalPages: 0, next: "c" },
      c: { items: [3], totalPages: 0 },
    };
    const { walk } = setUp(({ after = "start" }) => pages[String(after)] as Page, byCursor);
    expect(await collect(walk())).toEqual([1, 2, 3]);
  });

  test("does not run in circles when a server repeats a cursor", async () => {
    const { walk, queries } = setUp(() => ({ items: [1], totalPages: 0, next: "same" }), byCursor);
    await expect(collect(walk())).rejects.toThrow(PaginationError);
    expect(queries).toHaveLength(2);
  });

  test("finds elements and cursors inside of other objects, and a cursor of null ends the walk", async () => {
    const list = { elements: ["_embedded", "things"], parameter: "after", next: ["slice", "next"] };
    const pages = [
      { things: [1], next: "b" },
      { things: [2], next: null },
    ];
    const { walk } = setUp(() => {
      const { things, next } = pages.shift() ?? {};
      return { _embedded: { things }, slice: { next } };
    }, list);
    expect(await collect(walk())).toEqual([1, 2]);
  });

  test("treats a complete list as its only page", async () => {
    const { walk, queries } = setUp(() => [1, 2], { elements: [] });
    expect(await collect(walk({ q: "a" }))).toEqual([1, 2]);
    expect(queries).toEqual([{ q: "a" }]);
  });

  test("refuses a path that has no list", () => {
    const paginate = createPaginate<{ "/a": object }, { "/a": number }>(async () => undefined, {});
    expect(() => paginate({} as never, "/a")).toThrow("the document has no list at /a");
  });

  test("asks for no further page when the loop is left", async () => {
    const { walk, queries } = setUp(({ page = 1 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(1));
    for await (const _ of walk()) break;
    expect(queries).toHaveLength(1);
  });
});
