import { afterEach, describe, expect, it, vi } from "vitest";
import { instead, run } from "../../testing/run-probe.ts";
import type { ThingsOptions } from "../../testing/things-server.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

afterEach(() => void vi.useRealTimers());

/** Read-only, on a list whose description states an order. */
async function findingsOf(description: string, labels: string[], last?: (read: number) => boolean): Promise<string> {
  const things = labels.map((label, index) => ({ id: `thg_${index}x`, label, email: `person${index}@example.com` }));
  let reads = 0;
  const moved = instead(
    ({ method, url }, { ok }) => method === "GET" && /\/things$/.test(url) && ok && last?.(++reads) === true,
    async (response) => {
      const { items, ...page } = (await response.json()) as { items: unknown[] };
      return Response.json({ ...page, items: [...items.slice(1), ...items.slice(0, 1)] });
    },
  );
  const document = tinyDocument((root) => {
    (root.paths["/things"].get as { description?: string }).description = description;
  });
  return (await run({ things, fault: moved }, { document })).found;
}

describe("a list in order of names", () => {
  const stated = "Returns the things in order of their labels.";

  it.each([
    ["of code units", ["Banana", "Lamp", "apple", "\u00c4pfel"]],
    ["without case", ["apple", "Banana", "lamp", "\u00c4pfel"]],
    ["of a language", ["apple", "\u00c4rmel", "Banana", "lamp"]],
  ])("may be in the order %s", async (_, labels) => {
    expect(await findingsOf(stated, labels)).toBe("");
  });

  it("is found to be in another order", async () => {
    const found = await findingsOf(stated, ["Chair", "Table", "Lamp"]);
    expect(found).toContain('"Lamp" comes after "Table", but the list is in order of names');
    expect(await findingsOf("Returns the things.", ["Chair", "Table", "Lamp"])).toBe("");
  });
});

it("finds an element that changes its place in a list in order of creation", async () => {
  const labels = ["Chair", "Table", "Lamp"];
  const later = (read: number) => read > 6;
  const stated = "Returns the things, oldest first.";
  expect(await findingsOf(stated, labels)).toBe("");
  expect(await findingsOf(stated, labels, later)).toContain("elsewhere before it");
});

it("finds a list in order of creation that shows created elements in another order", async () => {
  const stated = "Returns the things, oldest first.";
  const document = tinyDocument((root) => {
    (root.paths["/things"].get as { description?: string }).description = stated;
  });
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const foundWith = async (order: (items: unknown[]) => unknown[]) => {
    const fault: ThingsOptions["fault"] = async (request, response) => {
      if (request.method === "POST") vi.advanceTimersByTime(15);
      if (request.method !== "GET" || !/\/things(\?|$)/.test(request.url) || !response.ok) return response;
      const { items, ...page } = (await response.json()) as { items: unknown[] };
      return Response.json({ ...page, items: order(items) });
    };
    return (await run({ fault }, { document, write: true })).found;
  };
  expect(await foundWith((items) => items)).toBe("");
  expect(await foundWith((items) => items.toReversed())).toContain("which was created later");
});
