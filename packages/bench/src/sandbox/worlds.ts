import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { median } from "../measure/interleave.ts";

/** Worlds that one process makes, one after the other. */
const WORLDS = 100;

/** Without a test, nobody can be invited: `none` is not among them. */
const seeds = ["catalogue", "demo"] as const;
type Seed = (typeof seeds)[number];

interface Took {
  readonly ms: number;
  readonly cpuMs: number;
}

interface Measured {
  /** From the call of `startSandbox` to the first response. */
  readonly start: Took;
  readonly worlds: readonly Took[];
  /** Resident bytes of the process, after the last world. */
  readonly memory: number;
}

/** Everything is loaded and compiled anew in each process; the cache on the disk is that of earlier ones. */
async function measure(seed: Seed): Promise<Measured> {
  const program = join(import.meta.dirname, "worlds-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [program, seed, String(WORLDS)]).catch((error) => {
    throw new BenchError(`a worker failed: ${error.stderr || error.message}`);
  });
  return JSON.parse(stdout);
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** What a world per test costs: start of the sandbox in a fresh process, worlds one after the other, and memory. */
export const worlds: Benchmark = {
  async run({ runs, progress }) {
    await measure("catalogue");
    const figures: Record<Seed, Measured[]> = { catalogue: [], demo: [] };
    for (let round = 1; round <= runs; round++)
      for (const seed of seeds) {
        progress(`round ${round} of ${runs}: ${WORLDS} worlds with ${seed}`);
        figures[seed].push(await measure(seed));
      }
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
      data: { worldsPerProcess: WORLDS, figures },
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
      ],
    };
  },
};
