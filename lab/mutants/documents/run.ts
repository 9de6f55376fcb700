import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DocumentName } from "@assessment-api/contract-tests/internal";
import { loadMutants } from "./documents.ts";
import type { Finder } from "./judge.ts";
import type { Mutant } from "./mutant.ts";

export interface Result extends Omit<Mutant, "apply"> {
  document: DocumentName;
  index: number;
  foundBy: Finder[];
}

/** Selects every `sample`th mutant of each document, starting at `offset`. */
export interface Choice {
  sample: number;
  offset: number;
}

/** Judges mutants in parallel, one thread per processor, in stable order. */
export async function run(
  documents: readonly DocumentName[],
  { sample, offset }: Choice,
  progress: (done: number, all: number) => void,
): Promise<Result[]> {
  const counts = await Promise.all(
    documents.map(async (name) => Math.max(0, Math.ceil(((await loadMutants(name)).mutants.length - offset) / sample))),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const results: Result[] = [];
  const shares = availableParallelism();
  await Promise.all(
    Array.from({ length: shares }, (_, share) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { documents, sample, offset, share, shares },
      });
      worker.on("message", (result: Result) => {
        results.push(result);
        progress(results.length, all);
      });
      return new Promise<void>((resolve, reject) => {
        worker.on("error", reject);
        worker.on("exit", () => resolve());
      });
    }),
  );
  const order = (result: Result) => documents.indexOf(result.document);
  return results.sort((a, b) => order(a) - order(b) || a.index - b.index);
}
