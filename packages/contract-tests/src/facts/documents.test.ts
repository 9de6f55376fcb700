import { fileURLToPath } from "node:url";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { expect, it } from "vitest";
import { documentNames, loadFacts, loadVersion, versionNames } from "../command/versions.ts";
import { readDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";
import { formatFindings } from "../findings/finding.ts";
import { checkFacts } from "./check-facts.ts";
import { MISSING } from "./check-values.ts";
import { readFacts } from "./facts.ts";

const factsOf = (name: string) => readFacts(fileURLToPath(new URL(`../../../../specs/${name}/facts`, import.meta.url)));

it.each(versionNames)("the document of %s says what its facts say", async (name) => {
  const { findings, checked } = checkFacts(await loadVersion(name), factsOf(name));
  expect(formatFindings(findings)).toBe("");
  expect(checked).toBeGreaterThan(1000);
});

it.each(documentNames)("the facts of %s travel with its package as they stand beside the document", async (name) => {
  expect(await loadFacts(name)).toEqual(factsOf(name));
});

it("the document of the control API says what its facts say, new things apart, which may come without", () => {
  const document = readDocument(control as unknown as JsonObject, "control");
  const { findings } = checkFacts(document, factsOf("control"));
  expect(formatFindings(findings.filter(({ check }) => check !== MISSING))).toBe("");
});
