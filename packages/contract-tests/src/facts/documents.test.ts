import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadFacts, loadVersion, versionNames } from "../command/versions.ts";
import { formatFindings } from "../findings/finding.ts";
import { checkFacts } from "./check-facts.ts";
import { readFacts } from "./facts.ts";

const factsOf = (name: string) =>
  readFacts(fileURLToPath(new URL(`../../../../specs/${name}/facts.yaml`, import.meta.url)));

it.each(versionNames)("the document of %s agrees with its facts", async (name) => {
  const { findings, checked } = checkFacts(await loadVersion(name), factsOf(name));
  expect(formatFindings(findings)).toBe("");
  expect(checked).toBeGreaterThan(20);
});

it.each(versionNames)("the package of %s contains the facts unchanged", async (name) => {
  expect(await loadFacts(name)).toEqual(factsOf(name));
});
