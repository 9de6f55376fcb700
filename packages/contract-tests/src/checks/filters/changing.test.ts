import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";

async function findingsOf(moment: number): Promise<string> {
  let count = 0;
  const things = ["RED", "BLUE", "RED", "BLUE", "RED", "BLUE"].map((color, index) => ({
    id: `thg_Q${index}x`,
    label: "Chair",
    email: `person${index}@example.com`,
    color,
  }));
  const { found } = await run(
    {
      things,
      fault(_request, response, store) {
        count += 1;
        const thing = count === moment ? store.get("thg_Q0x") : undefined;
        if (thing) thing.color = "BLUE";
        return response;
      },
    },
    { except: checkNames.filter((name) => name !== "filters") },
  );
  return found;
}

it("an element that changes by itself is not a finding", async () => {
  const found = new Map<number, string>();
  for (let moment = 1; moment <= 30; moment += 1) found.set(moment, await findingsOf(moment));
  expect([...found].filter(([, text]) => text !== "")).toEqual([]);
});

it("a value at the end of a very long list is not an unused value", async () => {
  const things = Array.from({ length: 4100 }, (_, index) => ({
    id: `thg_Q${index}x`,
    label: "Chair",
    email: "person@example.com",
    color: index < 4050 ? "RED" : "BLUE",
  }));
  expect((await run({ things }, { except: checkNames.filter((name) => name !== "filters") })).found).toBe("");
});
