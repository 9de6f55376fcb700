import { describe, expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

const THINGS = [
  ["Chair", "ann@example.com", false],
  ["Chair", "ben@example.com", false],
  ["Table", "ann@example.com", false],
  ["Table", "cleo@example.com", true],
  ["Lamp", "cleo@example.com", false],
].map(([label, email, hidden], index) => ({
  id: `thg_Q${index}x`,
  label: String(label),
  email: String(email),
  hidden: hidden === true,
}));

type Query = URLSearchParams;

async function found(
  ignore: (query: Query) => void,
  order: (things: typeof THINGS, query: Query) => typeof THINGS = (things) => things,
  things = THINGS,
): Promise<string> {
  const document = tinyDocument((root) => {
    const { parameters } = root.paths["/things"].get;
    const colors = parameters.findIndex(({ name }) => name === "colors");
    parameters.splice(colors, 1);
    for (const name of ["label", "email"])
      (parameters as unknown[]).push({ name, in: "query", schema: { type: "string" } });
    (parameters as unknown[]).push({ name: "includeHidden", in: "query", schema: { type: "boolean", default: false } });
  });
  const { found } = await run(
    {
      things,
      async fault(request, response) {
        const { pathname, searchParams } = new URL(request.url);
        if (!pathname.endsWith("/things") || request.method !== "GET" || !response.ok) return response;
        ignore(searchParams);
        const [label, email] = [searchParams.get("label"), searchParams.get("email")];
        const fitting = things.filter(
          (one) =>
            (label === null || one.label === label) &&
            (email === null || one.email === email) &&
            (searchParams.get("includeHidden") === "true" || !one.hidden),
        );
        const all = order(fitting, searchParams);
        const [start, count] = [
          Number(searchParams.get("after")?.slice(4) ?? 0),
          Number(searchParams.get("count") ?? 10),
        ];
        const more = start + count < all.length ? { next: `cur_${start + count}` } : {};
        return Response.json({ items: all.slice(start, start + count), ...more });
      },
    },
    { document, except: checkNames.filter((name) => name !== "filters") },
  );
  return found;
}

describe("pairs of filters", () => {
  it("are not findings if both filters apply", async () => {
    expect(await found(() => {})).toBe("");
  });

  it.each([
    ["label", "email"],
    ["email", "label"],
    ["label", "includeHidden"],
  ])("finds that %s is ignored if %s is given", async (one, other) => {
    const text = await found((query) => void (query.has(other) && query.delete(one)));
    expect(text).toMatch(/matches only one of the filters|does not match/);
  });
});

it("finds a list whose order changes with a filter", async () => {
  const byLabel = (things: typeof THINGS) => things.toSorted((one, other) => (one.label < other.label ? -1 : 1));
  const backwards = (things: typeof THINGS, query: Query) => (query.has("label") ? things.toReversed() : things);
  expect(await found(() => {}, byLabel)).toBe("");
  expect(await found(() => {}, backwards)).toContain("another order than the whole list");
});

describe("a value that only a hidden element has", () => {
  const things = [...THINGS, { id: "thg_Q9x", label: "Stool", email: "dan@example.com", hidden: true }];

  it("is not a finding if the filter shows it on demand", async () => {
    expect(await found(() => {}, undefined, things)).toBe("");
  });

  it("reports that the filter is ignored", async () => {
    const text = await found((query) => query.get("label") === "Stool" && query.delete("label"), undefined, things);
    expect(text).toContain("does not match");
  });
});
