import { expect, it } from "vitest";
import { instead, run } from "../../testing/run-probe.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

const document = tinyDocument(({ paths }) => {
  const { get } = paths["/things"];
  Object.assign(get, { parameters: get.parameters.filter(({ name }) => name !== "count") });
});

it("a list with a fixed page size is filled beyond one page, walked through and emptied", async () => {
  const { found, requests, store } = await run({}, { document, write: true });
  expect(found).toBe("");
  expect(requests).toContain("GET /things?after=cur_60");
  expect([...store.keys()]).toEqual(["thg_Qq9"]);
});

it("finds a list without a cursor to its second page", async () => {
  const fault = instead(
    ({ method, url }, { status }) => method === "GET" && status === 200 && url.endsWith("/things"),
    async (response) => {
      const { items } = (await response.json()) as { items: unknown[] };
      return Response.json({ items });
    },
  );
  const { found } = await run({ fault }, { document, write: true });
  expect(found).toMatch(/listThings 200 .*: page: \d+ of 60 new elements are on none of 1 pages/);
});
