import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";

const things = ["thg_Qa1", "thg_Qb2", "thg_Qc3"].map((id) => ({ id, label: "Chair", email: "a@example.com" }));

async function found(lacks: (response: number) => boolean): Promise<string> {
  let count = 0;
  const fault = async (request: Request, response: Response) => {
    if (!/\/things$/.test(request.url) || request.method !== "GET" || !response.ok) return response;
    count += 1;
    const { items, ...page } = (await response.json()) as { items: { id: string }[] };
    return Response.json({ ...page, items: items.filter(({ id }) => id !== "thg_Qb2" || !lacks(count)) });
  };
  return (await run({ things, fault }, { except: checkNames.filter((name) => name !== "views" && name !== "lists") }))
    .found;
}

it("finds a list that lacks an element for a moment", async () => {
  expect(await found(() => false)).toBe("");
  expect(await found((response) => response === 4)).toContain("thg_Qb2 is missing, which getThing finds");
});

it("an element that left a list is not a finding", async () => {
  expect(await found((response) => response > 3)).not.toContain("is missing, which");
});
