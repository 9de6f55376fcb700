/** Generated requests from the documents' schemas against the sandbox: a few for each operation, the same at every run. */
import { findingsOf, formatFindings, loadVersion, probe, type VersionName } from "@assessment-api/contract-tests";
import { expect, onTestFinished, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { createOrganization } from "../seed/organizations.ts";
import { createKey } from "../service/keys.ts";

test.each<VersionName>(["v1", "v2", "v3"])("%s copes with generated requests", { timeout: 60_000 }, async (version) => {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const { id } = await createOrganization(sandbox.world, { name: "Generated", seed: "demo", seedValue: "generated" });
  const { key } = await createKey(sandbox.world, id, { versions: [version] });
  const document = await loadVersion(version);
  const server = { baseUrl: sandbox.urls[version], apiKey: key };
  const report = await probe({ document, ...server, write: true, fuzz: { examples: 3, seed: "sandbox" } });
  expect(formatFindings(findingsOf(report))).toBe("");
});
