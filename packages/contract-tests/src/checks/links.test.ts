import { expect, it } from "vitest";
import { checkNames } from "../command/check-names.ts";
import { run } from "../testing/run-probe.ts";

async function found(reportOf: (id: string, index: number) => string): Promise<string> {
  const things = ["thg_Qa1", "thg_Qb2", "thg_Qc3", "thg_Qd4", "thg_Qe5"].map((id, index) => ({
    id,
    label: "Chair",
    email: "a@example.com",
    _links: { onlineReport: { href: reportOf(id, index) } },
  }));
  return (await run({ things }, { except: checkNames.filter((name) => name !== "links") })).found;
}

it("finds a link to another resource type than other links of its name", async () => {
  const reports = "https://reports.example.com";
  expect(await found((id) => `${reports}/${id}`)).toBe("");
  expect(await found((id, index) => `${reports}/${index === 4 ? "thg_Qa1" : id}?page=1`)).toContain(
    "leads to thg_Qa1 instead of thg_Qe5",
  );
  // Not a self link, for example to a relation.
  expect(await found(() => `${reports}/thg_Qa1`)).toBe("");
});
