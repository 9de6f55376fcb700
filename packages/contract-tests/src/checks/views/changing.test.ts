import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";

async function findingsOf(moment: number): Promise<string> {
  let count = 0;
  const { found } = await run(
    {
      fault(_request, response, store) {
        count += 1;
        const [thing] = store.values();
        if (thing && count === moment) thing.label = "Table";
        if (thing && count === moment + 1) thing.email = "other@example.com";
        return response;
      },
    },
    { except: checkNames.filter((name) => name !== "views" && name !== "lists") },
  );
  return found.includes("in listThings") || found.includes("in getThing") ? found : "";
}

it("values that a server changes by itself are not findings", async () => {
  const found = new Map<number, string>();
  for (let moment = 1; moment <= 40; moment += 1) found.set(moment, await findingsOf(moment));
  expect([...found].filter(([, text]) => text !== "")).toEqual([]);
});
