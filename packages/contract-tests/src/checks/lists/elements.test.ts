import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";

it("finds a list that repeats a value of the previous element, also if most values are equal", async () => {
  const things = Array.from({ length: 9 }, (_, index) => ({
    id: `thg_Q${index}x`,
    label: index < 6 ? "Chair" : "Table",
    email: "a@example.com",
  }));
  const fault = async (request: Request, response: Response) => {
    if (request.method !== "GET" || !/\/things(\?|$)/.test(request.url) || !response.ok) return response;
    const { items, ...page } = (await response.json()) as { items: { label: string }[] };
    const wrong = items.map((one, index) => ({ ...one, label: items[index - 1]?.label ?? one.label }));
    return Response.json({ ...page, items: wrong });
  };
  const options = { except: checkNames.filter((name) => name !== "lists") };
  expect((await run({ things }, options)).found).toBe("");
  expect((await run({ things, fault }, options)).found).toContain('label is "Table", in listThings "Chair"');
});

it("finds a list that truncates long texts", async () => {
  const things = Array.from({ length: 9 }, (_, index) => ({
    id: `thg_Q${index}x`,
    label: index === 7 ? "Chair with four legs and a seat of straw" : `Chair ${index}`,
    email: "a@example.com",
  }));
  const fault = async (request: Request, response: Response) => {
    if (request.method !== "GET" || !/\/things(\?|$)/.test(request.url) || !response.ok) return response;
    const { items, ...page } = (await response.json()) as { items: { label: string }[] };
    return Response.json({ ...page, items: items.map((one) => ({ ...one, label: one.label.slice(0, 20) })) });
  };
  const options = { except: checkNames.filter((name) => name !== "lists") };
  expect((await run({ things }, options)).found).toBe("");
  expect((await run({ things, fault }, options)).found).toContain('in listThings "Chair with four legs"');
});

it("finds a list that repeats the last value of an earlier element", async () => {
  const things = Array.from({ length: 9 }, (_, index) => ({
    id: `thg_Q${index}x`,
    label: "Chair",
    email: "a@example.com",
    tags: index === 2 ? ["old"] : index === 6 ? ["new"] : [],
  }));
  const fault = async (request: Request, response: Response) => {
    if (request.method !== "GET" || !/\/things(\?|$)/.test(request.url) || !response.ok) return response;
    const { items, ...page } = (await response.json()) as { items: typeof things };
    return Response.json({
      ...page,
      items: items.map((one, index) => (index === 6 ? { ...one, tags: ["old"] } : one)),
    });
  };
  const options = { except: checkNames.filter((name) => name !== "lists") };
  expect((await run({ things }, options)).found).toBe("");
  expect((await run({ things, fault }, options)).found).toContain('tags is ["new"], in listThings ["old"]');
});
