/**
 * Runs the documentation samples twice and stores the responses for the documentation. Usage: node
 * testing/samples/record.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type RecordedSample, readSamples, respondTwice, startSamples } from "./run.ts";

const samples = readSamples();
if (samples === undefined)
  throw new Error("Build the documentation first: pnpm --filter @assessment-api/docs run docs");

const run = await startSamples();
const recorded: Record<string, Record<string, RecordedSample>> = {};
try {
  await run.each(samples, async (sample) => {
    const [name = "", operation = ""] = sample.operation.split("/");
    const responses = await respondTwice(run, sample);
    recorded[name] = { ...recorded[name], [operation]: responses };
  });
} finally {
  await run.close();
}

const folder = new URL("../../../docs/responses/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, responses] of Object.entries(recorded)) {
  const sorted = Object.fromEntries(Object.entries(responses).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
console.log(`packages/docs/responses: ${samples.length} responses`);
