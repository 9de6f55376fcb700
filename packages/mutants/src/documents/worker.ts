/** Judges every nth mutant of some documents, and tells the results one by one. */
import { parentPort, workerData } from "node:worker_threads";
import type { DocumentName } from "@assessment-api/contract-tests/internal";
import { loadFacts, loadMutants } from "./documents.ts";
import { notices } from "./judge.ts";
import type { Result } from "./run.ts";

const { documents, share, shares } = workerData as { documents: DocumentName[]; share: number; shares: number };

for (const document of documents) {
  const { root, mutants } = await loadMutants(document);
  const facts = loadFacts(document);
  for (const [index, mutant] of mutants.entries()) {
    if (index % shares !== share) continue;
    const { kind, change, pointer } = mutant;
    const result: Result = { document, index, kind, change, pointer, noticed: notices(root, facts, document, mutant) };
    parentPort?.postMessage(result);
  }
}
