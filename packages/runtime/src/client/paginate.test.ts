import { describe, expect, test } from "vitest";
import { createPaginate, cursorPager, numberPager, type Pager, PaginationError } from "./paginate.ts";

interface Page {
  items: number[];
  totalPages: number;
  next?: string;
}

function setUp(pages: (query: Record<string, unknown>) => Page, pager: Pager<Page>) {
  const queries: unknown[] = [];
  const client = {
    GET: async (_path: string, init: { params: { query: Record<string, unknown> } }) => {
      queries.push(init.params.query);
      return { data: pages(init.params.query), response: new Response() };
    },
  };
  const paginate = createPaginate<Page>(async (result) => (await result).data, pager);
  return { walk: (query?: object) => paginate(client, "/things", query ? { params: { query } } : {}), queries };
}

const byNumber = (first: 0 | 1) =>
  numberPager<Page>(
    (page) => page.items,
    (page) => page.totalPages,
    first,
  );
const byCursor = cursorPager<Page>(
  (page) => page.items,
  (page) => page.next,
);

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

  test("begins at the page that is asked for", async () => {
    const { walk } = setUp(({ page = 1 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(1));
    expect(await collect(walk({ page: 3 }))).toEqual([3]);
  });

  test("ends at once when nothing is there", async () => {
    const { walk, queries } = setUp(() => ({ items: [], totalPages: 0 }), byNumber(1));
    expect(await collect(walk())).toEqual([]);
    expect(queries).toHaveLength(1);
  });

  test("follows cursors until there is none", async () => {
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

  test("asks for no further page when the loop is left", async () => {
    const { walk, queries } = setUp(({ page = 1 }) => ({ items: [Number(page)], totalPages: 3 }), byNumber(1));
    for await (const _ of walk()) break;
    expect(queries).toHaveLength(1);
  });
});
