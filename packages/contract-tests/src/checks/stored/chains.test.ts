import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";

async function findingsOf(parentOf: (parent: string, parents: Map<string, string>) => string): Promise<string> {
  const { found } = await run(
    {
      fault(request, response, store) {
        if (request.method !== "POST" || response.status !== 201) return response;
        const parents = new Map([...store].map(([id, one]) => [id, String((one as { parent?: string }).parent)]));
        for (const thing of [...store.values()].slice(-1) as { id: string; parent?: string }[])
          if (thing.parent) thing.parent = parentOf(thing.parent, parents);
        return response;
      },
    },
    { write: true, except: checkNames.filter((name) => name !== "stored") },
  );
  return found;
}

it("finds a server that stores the third level below the first", async () => {
  expect(await findingsOf((parent) => parent)).toBe("");
  expect(
    await findingsOf((parent, parents) => (parent.startsWith("thg_new") ? (parents.get(parent) ?? parent) : parent)),
  ).toContain("parent is");
});
