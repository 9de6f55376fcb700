import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSamples, type Sample, startSamples } from "@assessment-api/sandbox/testing/samples/run";
import { runAll } from "../run.ts";
import { SdkError } from "../sdk-error.ts";
import type { SampleLanguage } from "./language.ts";
import { startRunner } from "./runner.ts";

/**
 * Compiles the documentation samples of a language and runs each twice against a sandbox.
 * @throws SdkError with the samples that do not compile or return an unexpected status
 */
export async function checkSamples(language: SampleLanguage): Promise<void> {
  const samples = readSamples();
  if (samples === undefined)
    throw new SdkError("The documentation is not built; run pnpm --filter @assessment-api/docs run docs");
  const sandbox = await startSamples();
  const folder = join(sandbox.folder, language.title);
  const nameOf = (operation: string) => operation.replace("/", "_").toLowerCase();
  try {
    const programs = samples.map((sample) => ({
      name: nameOf(sample.operation),
      text: sandbox.runnable(sample, language.title),
    }));
    for (const [path, text] of Object.entries(language.files(programs))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const [name, bytes] of Object.entries(sandbox.files)) writeFileSync(join(folder, name), bytes);
    await runAll([language.compile], folder);
    const failed: string[] = [];
    const runner = startRunner(language.start, folder);
    const runTwice = async ({ operation, status, again = status }: Sample) => {
      for (const expected of [status, again]) {
        const output = await runner.run(nameOf(operation));
        if (!output.startsWith(`${expected} `)) failed.push(`${operation}: ${output.trim()}`);
      }
    };
    // The runner supports one program at a time.
    let last = Promise.resolve();
    await sandbox.each(samples, (sample) => {
      last = last.then(() => runTwice(sample));
      return last;
    });
    runner.end();
    if (failed.length > 0) throw new SdkError(`samples in ${language.title} failed:\n${failed.join("\n")}`, 1);
    console.log(`${samples.length} samples in ${language.title} got what the documentation says, twice`);
  } finally {
    await sandbox.close();
  }
}
