import { expect, test } from "vitest";
import { allFollowing, allPages } from "./all.ts";
import type { Call } from "./call.ts";

const responding = <Data>(data: Data): Call<Data> => ({
  api: "control",
  method: "GET",
  template: "/teams",
  parameters: {},
  address: "/teams",
  send: async () => data,
});

test("pages are read one after the other up to the last", async () => {
  const all = allPages((number) =>
    responding({ items: [number], page: { number, size: 1, totalElements: 3, totalPages: 3 } }),
  );
  expect(await all.send()).toEqual([0, 1, 2]);
});

test("pages are read from the last, newest first", async () => {
  const all = allPages((number) => responding({ items: [`${number} a`, `${number} b`], page: { totalPages: 3 } }), {
    fromLast: true,
  });
  expect(await all.send()).toEqual(["2 b", "2 a", "1 b", "1 a", "0 b", "0 a"]);
});

test("cursors are followed to the end", async () => {
  const next = new Map([
    [undefined, "a"],
    ["a", "b"],
  ]);
  const all = allFollowing<string | undefined>((after) => {
    const following = next.get(after);
    return responding({ content: [after], ...(following !== undefined && { next: following }) });
  });
  expect(await all.send()).toEqual([undefined, "a", "b"]);
});
