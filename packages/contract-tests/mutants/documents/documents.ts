import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { readDocument } from "../../src/document.ts";
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

/** All mutants of a document, always in the same order. */
export async function loadMutants(name: string): Promise<{ root: JsonObject; mutants: Mutant[] }> {
  const document = await loadDocument(name);
  return { root: document.root, mutants: [...schemaMutants(document), ...operationMutants(document)] };
}
