import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { formatFindings } from "../finding.ts";
import { loadVersion, versionNames } from "../versions.ts";
import { checkFacts } from "./check-facts.ts";
import { readFacts } from "./facts.ts";

it.each(versionNames)("the document of %s says what its facts say", async (name) => {
  const facts = readFacts(fileURLToPath(new URL(`../../../../specs/${name}/facts`, import.meta.url)));
  const { findings, checked } = checkFacts(await loadVersion(name), facts);
  expect(formatFindings(findings)).toBe("");
  expect(checked).toBeGreaterThan(1000);
});
