import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { root } from "../documents.ts";
import { median } from "../measure/interleave.ts";
import { createDatabase } from "./databases.ts";

const WORLDS = 100;

/** Seeds with tests; `none` has no test for invitations. */
const seeds = ["catalogue", "demo"] as const;
type Seed = (typeof seeds)[number];

interface Took {
  readonly ms: number;
  readonly cpuMs: number;
}

interface Measured {
  readonly start: Took;
  readonly worlds: readonly Took[];
  readonly memory: number;
}

const run = promisify(execFile);

async function install(folder: string): Promise<string> {
  const pnpm = (...args: string[]) => run("pnpm", args, { cwd: root });
  await pnpm("exec", "turbo", "run", "build", "docs", "bundle", "--filter=@assessment-api/sandbox").catch(failed);
  await run(process.execPath, [join(root, "scripts/deploy-sandbox.ts"), folder], { cwd: root }).catch(failed);
  const program = join(folder, "worlds-process.ts");
  await cp(join(import.meta.dirname, "worlds-process.ts"), program);
  return program;
}

function failed(error: Error & { stderr?: string; stdout?: string }): never {
  throw new BenchError(`${error.message}\n${error.stdout ?? ""}`);
}

/** Runs a process, which loads and compiles all code; only the disk cache is warm. */
async function measure(program: string, seed: Seed): Promise<Measured> {
  const { stdout } = await run(process.execPath, [program, seed, String(WORLDS)]).catch(failed);
  return JSON.parse(stdout);
}

/** Milliseconds before the memory of an idle server is measured. */
const IDLE = 10_000;

/** @returns bytes of `serve` with a thousand candidates and without requests */
async function measureIdle(folder: string): Promise<number> {
  const database = await createDatabase(1000);
  const args = [join(folder, "dist/cli.js"), "serve", "--data", database.data, "--port", "0"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  try {
    await once(server.stdout, "data");
    await delay(IDLE);
    const { stdout } = await run("ps", ["-o", "rss=", "-p", String(server.pid)]).catch(failed);
    return Number(stdout) * 1024;
  } finally {
    server.kill();
    await once(server, "close");
    database.delete();
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * Measures a world per test: sandbox start in a new process, creation of worlds, and memory. Also measures an idle
 * server.
 */
export const worlds: Benchmark = {
  async run({ runs, progress }) {
    const figures: Record<Seed, Measured[]> = { catalogue: [], demo: [] };
    using parent = mkdtempDisposableSync(join(tmpdir(), "worlds-"));
    progress("the sandbox is built and installed");
    const program = await install(join(parent.path, "sandbox"));
    await measure(program, "catalogue");
    for (let round = 1; round <= runs; round++)
      for (const seed of seeds) {
        progress(`round ${round} of ${runs}: ${WORLDS} worlds with ${seed}`);
        figures[seed].push(await measure(program, seed));
      }
    progress("a server with 1,000 candidates, idle");
    const idle = await measureIdle(join(parent.path, "sandbox"));
    const row = (seed: Seed) => {
      const all = figures[seed].flatMap((one) => one.worlds);
      const of = (share: number) => ms(percentile(all.map((one) => one.ms), share)); // biome-ignore format: one line
      const cpu = ms(percentile(all.map((one) => one.cpuMs), 0.95)); // biome-ignore format: one line
      const memory = median(figures[seed].map((one) => one.memory)) / 1024 ** 2;
      return [seed, of(0.5), of(0.95), of(1), cpu, `${memory.toFixed(0)} MiB`];
    };
    const starts = seeds.flatMap((seed) => figures[seed].map(({ start }) => start));
    const [time, cpu] = (["ms", "cpuMs"] as const).map((name) => ms(median(starts.map((start) => start[name]))));
    return {
      data: { worldsPerProcess: WORLDS, figures, idleBytes: idle },
      tables: [
        {
          title: `A world in a sandbox that runs in the same process (${WORLDS} in each of ${runs} processes)`,
          head: ["seed", "median", "p95", "slowest", "CPU, p95", `memory after ${WORLDS}`],
          rows: seeds.map(row),
        },
        {
          title: `From startSandbox to its first response, in a fresh process (median of ${starts.length})`,
          head: ["", "time", "CPU"],
          rows: [["startSandbox", time ?? "", cpu ?? ""]],
        },
        {
          title: `Resident memory of \`serve\` with 1,000 candidates after ${IDLE / 1000} s without requests`,
          head: ["", "memory"],
          rows: [["serve", `${(idle / 1024 ** 2).toFixed(0)} MiB`]],
        },
      ],
    };
  },
};
