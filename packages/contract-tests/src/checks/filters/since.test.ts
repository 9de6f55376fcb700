import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

const DATES = [
  "2026-03-01T23:30:00.000Z",
  "2026-03-02T00:00:00.000Z",
  "2026-03-02T12:00:00.000Z",
  "2026-03-03T00:10:00.000Z",
];

/** `isSince` compares dates; `shown`: elements have their dates. */
async function found(isSince: (date: string, from: string) => boolean, shown: boolean): Promise<string> {
  const things = DATES.map((startDate, index) => ({
    id: `thg_Q${index}x`,
    label: "Chair",
    email: "a@example.com",
    startDate,
  }));
  const document = tinyDocument((root) => {
    (root.paths["/things"].get.parameters as unknown[]).push({
      name: "startDate",
      in: "query",
      schema: { type: "string" },
    });
  });
  const { found } = await run(
    {
      things,
      async fault(request, response) {
        const url = new URL(request.url);
        const from = url.searchParams.get("startDate");
        if (!url.pathname.endsWith("/things") || request.method !== "GET" || !response.ok) return response;
        const { items, ...page } = (await response.json()) as { items: typeof things };
        const some = items.filter(({ startDate }) => from === null || isSince(startDate, from));
        return Response.json({
          ...page,
          items: some.map(({ startDate, ...one }) => (shown ? { ...one, startDate } : one)),
        });
      },
    },
    { document, except: checkNames.filter((name) => name !== "filters") },
  );
  return found;
}

const right = (date: string, from: string) => Date.parse(date) >= Date.parse(from);

it.each([true, false])("a list from a date on is divided by instants (dates shown in the list: %s)", async (shown) => {
  expect(await found(right, shown)).toBe("");
});

it.each<[what: string, wrong: typeof right]>([
  ["compares texts", (date, from) => date >= from],
  ["compares days", (date, from) => date.slice(0, 10) >= new Date(from).toISOString().slice(0, 10)],
  ["takes what lies after a date only", (date, from) => Date.parse(date) > Date.parse(from)],
])("finds a server that %s", async (_, wrong) => {
  expect(await found(wrong, true)).toContain("startDate");
  expect(await found(wrong, false)).toContain("startDate");
});
