import { expect, it, onTestFinished } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { loadVersion } from "../../command/versions.ts";
import { formatFindings } from "../../findings/finding.ts";
import { findingsOf } from "../../findings/outcome.ts";
import { type ProbeOptions, probe } from "../../probe/probe.ts";
import { type Faults, STUB_KEY, startStubServer } from "../../testing/stub-server.ts";

async function found(v3: NonNullable<Faults["v3"]>): Promise<string> {
  const { origin, close } = await startStubServer({ v3 });
  onTestFinished(close);
  const versions: ProbeOptions["versions"] = [];
  const except = checkNames.filter((name) => name !== "views");
  const all = [];
  for (const name of ["v2", "v3"] as const) {
    const options = { baseUrl: `${origin}/${name}`, apiKey: STUB_KEY, only: ["Teams"], except, versions };
    all.push(...findingsOf(await probe({ document: await loadVersion(name), ...options })));
  }
  return formatFindings(all);
}

it("finds versions that show different values of a resource", async () => {
  expect(await found(() => ({}))).toBe("");
  const other = await found(({ getTeam, listTeams }) => ({
    async getTeam(request, context) {
      const response = await getTeam(request, context);
      return response.status === 200 ? { ...response, body: { ...response.body, name: "Other" } } : response;
    },
    async listTeams(request, context) {
      const response = await listTeams(request, context);
      if (response.status !== 200) return response;
      const content = response.body.content.map((team) => ({ ...team, name: "Other" }));
      return { ...response, body: { ...response.body, content } };
    },
  }));
  expect(other).toMatch(/name of \w+ is "Other", in listTeams of v2/);
});
