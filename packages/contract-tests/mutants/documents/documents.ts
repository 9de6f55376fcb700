import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { readDocument } from "../../src/document.ts";
import { type DocumentFacts, readFacts } from "../../src/facts/facts.ts";
import type { JsonObject } from "../../src/json.ts";
import { loadVersion, versionNames } from "../../src/versions.ts";
import type { Mutant } from "./mutant.ts";
import { operationMutants } from "./operation-mutants.ts";
import { schemaMutants } from "./schema-mutants.ts";

export const documentNames: string[] = [...versionNames, "control"];

export const loadDocument = async (name: string) => {
  const version = versionNames.find((one) => one === name);
  return version ? await loadVersion(version) : readDocument(control as unknown as JsonObject, "control");
};

const factsFolder = (name: string) => fileURLToPath(new URL(`../../../../specs/${name}/facts`, import.meta.url));

/** The values that are kept by hand for a document. */
export const loadFacts = (name: string): DocumentFacts =>
  existsSync(factsFolder(name)) ? readFacts(factsFolder(name)) : { values: [], operations: {} };

/** All mutants of a document, always in the same order. */
export async function loadMutants(name: string): Promise<{ root: JsonObject; mutants: Mutant[] }> {
  const document = await loadDocument(name);
  return { root: document.root, mutants: [...schemaMutants(document), ...operationMutants(document)] };
}
