#!/usr/bin/env node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { generate } from "./generate.ts";
import { fetchGenerator } from "./generator.ts";
import { runGuideExample } from "./guide-example.ts";
import { randomTable } from "./hostile/random.ts";
import { hostileResponses } from "./hostile/table.ts";
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
const USAGE = `Usage: pnpm dev sdks generate|test|nightly|random|pack [options] [language …]

Generates, tests and packs the SDKs of other languages. Tests run against the sandbox and the mock; nightly runs the slow ones.
random sends the same random responses to all SDKs and to the TypeScript client, and compares the outcomes with the documents.

  --seed <number>   seed of random (default: the date as YYYYMMDD)
  --count <number>  number of random responses, at least 120 (default: 500)

Languages: ${names}. Default: all languages whose tools are installed; test skips ${apart}. A named language must run.
Exit code: 0 done, 1 a check failed, 2 could not run.`;

const at = ({ folder }: Target) => join(packages, folder);

async function withServices(run: (env: Readonly<Record<string, string>>) => Promise<void>): Promise<void> {
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
    await withServices(async (env) => {
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
      await withServices((env) => runAll(commands, at(target), env));
    }
    if (target.samples) {
      console.log(`${target.name}: running the samples of the documentation`);
      await checkSamples(target.samples);
    }
    console.log(`${target.name}: fine`);
  },
  async random(target) {
    console.log(`${target.name}: generating`);
    await generate(target);
    await withServices((env) => runAll(target.hostile ?? [], at(target), env));
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

/** Each in a process. Returns the highest exit code. */
async function runInLanes(action: string, given: readonly Target[]): Promise<number> {
  if (given.some((target) => "generator" in target)) fetchGenerator();
  const queue = [...given];
  const codes: number[] = [];
  const lane = async () => {
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
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

/** Compares the outcomes of random responses in the TypeScript client and in the given languages. */
async function runRandom(given: readonly Target[], seed: number, count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "random-responses-"));
  const table = join(folder, "table.json");
  try {
    writeFileSync(table, JSON.stringify(await randomTable(hostileResponses, seed, count)));
    console.log(`${count} random responses; repeat them with --seed ${seed} --count ${count}`);
    process.env.ASSESSMENT_API_TABLE = table;
    const languages = await runInLanes("random", given);
    const typescript = [
      "pnpm",
      "exec",
      "vitest",
      "run",
      "--config",
      "../../vitest.config.ts",
      "src/hostile/typescript",
    ];
    await runAll([typescript], join(packages, "sdk-generator"));
    return languages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function chosen(action: string, given: readonly string[]): { target: Target; named: boolean }[] {
  if (given.length === 0)
    return targets
      .filter(({ onlyNightly }) => !(onlyNightly && action === "test"))
      .filter(({ hostile }) => hostile || action !== "random")
      .map((target) => ({ target, named: false }));
  return given.map((name) => {
    const target = targets.find((one) => one.name === name);
    if (!target) throw new SdkError(`Unknown SDK ${name}; choose from ${names}.\n\n${USAGE}`);
    return { target, named: true };
  });
}

const flags = { seed: { type: "string" }, count: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new SdkError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least) return value;
  throw new SdkError(`--${name} must be a whole number from ${least} to 999999999, not "${text}"`);
}

const today = () => new Date().toISOString().slice(0, 10).replaceAll("-", "");

async function main([actionName = "", ...args]: string[]): Promise<number> {
  const action = actions[actionName];
  const { values, positionals: given } = readFlags(args);
  if (!action || values.help) {
    console.log(USAGE);
    return action ? 0 : 2;
  }
  const isRandom = actionName === "random" && process.env.ASSESSMENT_API_TABLE === undefined;
  if (!isRandom && (values.seed ?? values.count) !== undefined)
    throw new SdkError("--seed and --count are options of random alone");
  const seed = readNumber("seed", values.seed ?? today(), 0);
  const count = readNumber("count", values.count ?? "500", 120);
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
  if (isRandom) code = await runRandom(able, seed, count);
  else if (others.length > 0) code = await runInLanes(actionName, able);
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
