#!/usr/bin/env node
/** `pnpm generate:sdks`, `pnpm test:sdks`, `pnpm pack:sdks`. Exit code 0: done, 1: a check found something, 2: could not run. */
import { join } from "node:path";
import { differences, digest } from "./digest.ts";
import { generate } from "./generate.ts";
import { packages } from "./places.ts";
import { runAll } from "./run.ts";
import { checkSamples } from "./samples/check.ts";
import { SdkError } from "./sdk-error.ts";
import { startServices } from "./services.ts";
import { missingFor } from "./set-up.ts";
import { targets } from "./targets/index.ts";
import type { Target } from "./targets/target.ts";

const names = targets.map(({ name }) => name).join(", ");
const USAGE = `Usage: pnpm generate:sdks|test:sdks|pack:sdks [language …]

Generates the SDKs of other languages with openapi-generator; checks them against the sandbox and the mock; packs them.
Languages: ${names}. Without one, all of them, less those whose tools this machine does not have; a language that is named has to run.
Exit code 0: done, 1: a check found something, 2: could not run.`;

const at = ({ folder }: Target) => join(packages, folder);

/** Generates twice; the bytes have to be the same. */
async function generateTwice(target: Target): Promise<void> {
  console.log(`${target.name}: generating twice`);
  await generate(target);
  const first = digest(target);
  await generate(target);
  const different = differences(first, digest(target));
  if (different.length > 0) throw new SdkError(`generating twice gave other bytes in:\n${different.join("\n")}`, 1);
  console.log(`${target.name}: ${first.size} files, the same bytes twice`);
}

const actions: Record<string, (target: Target) => Promise<void>> = {
  async generate(target) {
    console.log(`${target.name}: generating`);
    await generate(target);
    console.log(`${target.name}: ${digest(target).size} files generated in packages/${target.folder}`);
  },
  async test(target) {
    await generateTwice(target);
    const services = await startServices();
    try {
      console.log(`${target.name}: checking against sandbox and mock`);
      await runAll(target.check, at(target), services.env);
    } finally {
      await services.close();
    }
    if (target.samples) {
      console.log(`${target.name}: running the samples of the documentation`);
      await checkSamples(target.samples);
    }
    console.log(`${target.name}: packing`);
    await runAll(target.pack, at(target));
    console.log(`${target.name}: fine`);
  },
  async pack(target) {
    console.log(`${target.name}: generating and packing`);
    await generate(target);
    await runAll(target.pack, at(target));
    console.log(`${target.name}: what is published is in packages/${target.folder}/dist`);
  },
};

function chosen(given: readonly string[]): { target: Target; named: boolean }[] {
  if (given.length === 0) return targets.map((target) => ({ target, named: false }));
  return given.map((name) => {
    const target = targets.find((one) => one.name === name);
    if (!target) throw new SdkError(`There is no SDK called ${name}; there are ${names}.\n\n${USAGE}`);
    return { target, named: true };
  });
}

async function main([actionName = "", ...given]: string[]): Promise<number> {
  const action = actions[actionName];
  if (!action || given.includes("--help") || given.includes("-h")) {
    console.log(USAGE);
    return action ? 0 : 2;
  }
  const skipped: string[] = [];
  for (const { target, named } of chosen(given)) {
    const missing = missingFor(target);
    const message = `${target.name}: this machine lacks ${missing.join("; and ")}`;
    if (missing.length > 0 && named) throw new SdkError(message);
    if (missing.length > 0) skipped.push(message);
    else await action(target);
  }
  for (const message of skipped) console.log(`skipped ${message}`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SdkError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
