/** The published documents against the sandbox, as integrators' own contract tests check them. */
import { findingsOf, formatFindings, loadVersion, probe, type VersionName } from "@assessment-api/contract-tests";
import { expect, onTestFinished, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { createOrganization } from "../seed/organizations.ts";
import { createKey } from "../service/keys.ts";

/** Findings, and the operations that could not be checked but for the key that they ask for. */
async function run(version: VersionName) {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const { world, urls } = sandbox;
  const { id } = await createOrganization(world, { name: "Contract", seed: "demo", seedValue: "contract" });
  const { key } = await createKey(world, id, { versions: [version] });
  const document = await loadVersion(version);
  const report = await probe({ document, baseUrl: urls[version], apiKey: key, write: true });
  const checks = report.outcomes.filter(
    ({ result, title }) => result === "passed" && !/^responds with 401/.test(title),
  );
  const passed = new Set(checks.map(({ operation }) => operation));
  const unchecked = report.document.operations.map((operation) => operation.id).filter((one) => !passed.has(one));
  return { findings: formatFindings(findingsOf(report)), unchecked };
}

test("V1 holds to its document", async () => {
  expect(await run("v1")).toEqual({ findings: "", unchecked: [] });
});

test("V2 holds to its document", async () => {
  const { findings, unchecked } = await run("v2");
  expect(findings).toBe("");
  // They work on answers and on source code, which the probe cannot create.
  expect(unchecked.sort()).toEqual(["scoreAnswer", "uploadTask"]);
});

test("V3 holds to its document", async () => {
  expect(await run("v3")).toEqual({ findings: "", unchecked: [] });
});
