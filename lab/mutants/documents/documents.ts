import { type DocumentName, type JsonObject, loadVersion } from "@assessment-api/contract-tests/internal";
import type { Mutant } from "./mutant.ts";
import { operationMutants } from "./operation-mutants.ts";
import { schemaMutants } from "./schema-mutants.ts";

/** Loads mutants in stable order. */
export async function loadMutants(name: DocumentName): Promise<{ root: JsonObject; mutants: Mutant[] }> {
  const document = await loadVersion(name);
  return { root: document.root, mutants: [...schemaMutants(document), ...operationMutants(document)] };
}
