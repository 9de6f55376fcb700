#!/usr/bin/env node
/**
 * `pnpm generate:sdks`, `pnpm test:sdks`, `pnpm test:sdks:nightly`, `pnpm pack:sdks`. Exit code: 0 done, 1 a check
 * failed, 2 could not run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { generate } from "./generate.ts";
import { fetchGenerator } from "./generator.ts";
import { runGuideExample } from "./guide-example.ts";
import { packages } from "./places.ts";
import { runAll } from "./run.ts";
import { checkSamples } from "./samples/check.ts";
import { SdkError } from "./sdk-error.ts";
import { startServices } from "./services.ts";
import { missingFor } from "./set-up.ts";
import { targets } from "./targets/index.ts";
import type { Target } from "./targets/target.ts";

const names = targets.map(({ name }) => name).join(", ");
const apart = targets.flatMap(({ name, onlyNightly }) => (onlyNightly ? [name] : [])).join(", ");
const USAGE = `Usage: pnpm dev sdks generate|test|nightly|pack [language …]

Generates, tests and packs the SDKs of other languages. Tests run against the sandbox and the mock; nightly runs the slow ones.
Languages: ${names}. Default: all languages whose tools are installed; test skips ${apart}. A named language must run.
Exit code: 0 done, 1 a check failed, 2 could not run.`;

const at = ({ folder }: Target) => join(packages, folder);

async function besideServices(run: (env: Readonly<Record<string, string>>) => Promise<void>): Promise<void> {
  const services = await startServices();
  try {
    await run(services.env);
  } finally {
    await services.close();
  }
}

const actions: Record<string, (target: Target) => Promise<void>> = {
  async generate(target) {
    console.log(`${target.name}: generating`);
    console.log(`${target.name}: ${await generate(target)} files generated in packages/${target.folder}`);
  },
  async test(target) {
    console.log(`${target.name}: generating`);
    await generate(target);
    await besideServices(async (env) => {
      console.log(`${target.name}: checking against sandbox and mock, and packing`);
      await runAll(target.check, at(target), env);
      if (target.example) {
        const { folder, commands } = target.example;
        console.log(`${target.name}: running the example of tests against the sandbox`);
        await runAll(commands, join(packages, "sandbox/examples", folder), env);
        await runGuideExample(target, env);
      }
    });
    await runAll(target.tryPacked, at(target));
    console.log(`${target.name}: fine`);
  },
  async nightly(target) {
    console.log(`${target.name}: generating twice`);
    console.log(`${target.name}: ${await generate(target, 2)} files, the same bytes twice`);
    if (target.nightly) {
      console.log(`${target.name}: running slow checks`);
      const commands = target.nightly;
      await besideServices((env) => runAll(commands, at(target), env));
    }
    if (target.samples) {
      console.log(`${target.name}: running the samples of the documentation`);
      await checkSamples(target.samples);
    }
    console.log(`${target.name}: fine`);
  },
  async pack(target) {
    console.log(`${target.name}: generating and packing`);
    await generate(target);
    await runAll([...target.pack, ...target.tryPacked], at(target));
    console.log(`${target.name}: published files are in packages/${target.folder}/dist`);
  },
};

/** Concurrent targets: 1.5 per processor, because each sometimes waits for downloads and servers. */
const LANES = Math.ceil(availableParallelism() * 1.5);

/** Runs an action for several targets, each in a process with prefixed output. Returns the highest exit code. */
async function runInLanes(action: string, given: readonly Target[]): Promise<number> {
  if (given.some((target) => "generator" in target)) fetchGenerator();
  const waiting = [...given];
  const codes: number[] = [];
  const lane = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const { name } = target;
      const child = spawn(process.execPath, [import.meta.filename, action, name], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ended = once(child, "close");
      for (const [from, to] of [
        [child.stdout, process.stdout],
        [child.stderr, process.stderr],
      ] as const)
        createInterface(from).on("line", (line) => void to.write(`${name} | ${line}\n`));
      codes.push((await ended)[0] ?? 2);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Math.max(0, ...codes);
}

function chosen(action: string, given: readonly string[]): { target: Target; named: boolean }[] {
  if (given.length === 0)
    return targets
      .filter(({ onlyNightly }) => !(onlyNightly && action === "test"))
      .map((target) => ({ target, named: false }));
  return given.map((name) => {
    const target = targets.find((one) => one.name === name);
    if (!target) throw new SdkError(`Unknown SDK ${name}; choose from ${names}.\n\n${USAGE}`);
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
  const able: Target[] = [];
  for (const { target, named } of chosen(actionName, given)) {
    const missing = missingFor(target);
    const message = `${target.name}: this machine lacks ${missing.join("; and ")}`;
    if (missing.length > 0 && named) throw new SdkError(message);
    if (missing.length > 0) skipped.push(message);
    else able.push(target);
  }
  const [only, ...others] = able;
  let code = 0;
  if (others.length > 0) code = await runInLanes(actionName, able);
  else if (only) await action(only);
  for (const message of skipped) console.log(`skipped ${message}`);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SdkError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
