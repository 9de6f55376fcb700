import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type DocumentFacts,
  type DocumentName,
  type JsonObject,
  loadVersion,
  readFacts,
} from "@assessment-api/contract-tests/internal";
import type { Mutant } from "./mutant.ts";
import { operationMutants } from "./operation-mutants.ts";
import { schemaMutants } from "./schema-mutants.ts";

const factsFolder = (name: string) => fileURLToPath(new URL(`../../../../specs/${name}/facts`, import.meta.url));

/** The values that are kept by hand for a document. */
export const loadFacts = (name: string): DocumentFacts =>
  existsSync(factsFolder(name)) ? readFacts(factsFolder(name)) : { values: [], operations: {} };

/** All mutants of a document, always in the same order. */
export async function loadMutants(name: DocumentName): Promise<{ root: JsonObject; mutants: Mutant[] }> {
  const document = await loadVersion(name);
  return { root: document.root, mutants: [...schemaMutants(document), ...operationMutants(document)] };
}
