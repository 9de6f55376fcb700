/** Worker thread: judges its share of the selected mutants and posts each result. */
import { parentPort, workerData } from "node:worker_threads";
import { type DocumentName, loadFacts } from "@assessment-api/contract-tests/internal";
import { loadMutants } from "./documents.ts";
import { judge } from "./judge.ts";
import type { Choice, Result } from "./run.ts";

interface Work extends Choice {
  documents: DocumentName[];
  share: number;
  shares: number;
}

const { documents, sample, offset, share, shares } = workerData as Work;

for (const document of documents) {
  const { root, mutants } = await loadMutants(document);
  const facts = await loadFacts(document);
  for (let index = offset + share * sample; index < mutants.length; index += shares * sample) {
    const mutant = mutants[index];
    if (mutant === undefined) break;
    const { kind, change, pointer } = mutant;
    const result: Result = {
      document,
      index,
      kind,
      change,
      pointer,
      foundBy: await judge(root, facts, document, mutant),
    };
    parentPort?.postMessage(result);
  }
}
