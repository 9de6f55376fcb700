import { mkdtempDisposableSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { versions } from "../documents.ts";
import { interleave, median, quantile } from "../measure/interleave.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { type ClientSize, clientSizes } from "./client-size.ts";
import { type ColdRun, coldRun } from "./cold-run.ts";
import { type ContestantName, contestant, contestants } from "./contestants/index.ts";
import { programs } from "./programs.ts";

interface Timing {
  contestant: ContestantName;
  /** CPU time divided by openapi-typescript's in the same round: median and middle half. */
  ratio: number;
  middleHalf: [number, number];
  cpuMs: number;
  elapsedMs: number;
  runs: ColdRun[];
}

async function timeGeneration(folder: string, runs: number, progress: (line: string) => void): Promise<Timing[]> {
  const names = Object.keys(contestants) as ContestantName[];
  // Warm-up: fills the system's file cache.
  for (const name of names) await coldRun(name, join(folder, "warm-up", name), versions);
  const figures = await interleave<ContestantName, ColdRun>(names, runs, async (name, round) => {
    const run = join(folder, `${round}`, name);
    const time = await coldRun(name, run, versions);
    progress(`run ${round} of ${runs}: ${contestant(name).label} ${Math.round(time.cpuMs)} ms of CPU`);
    rmSync(run, { recursive: true });
    return time;
  });
  const base = figures["openapi-typescript"];
  return names.map((name) => {
    const own = figures[name];
    const ratios = own.map(({ cpuMs }, round) => cpuMs / (base[round]?.cpuMs ?? Number.NaN));
    return {
      contestant: name,
      ratio: median(ratios),
      middleHalf: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      cpuMs: median(own.map(({ cpuMs }) => cpuMs)),
      elapsedMs: median(own.map(({ elapsedMs }) => elapsedMs)),
      runs: own,
    };
  });
}

function timingTable(timings: readonly Timing[], runs: number): Table {
  return {
    title: `Cold generation of the three documents, CPU time, ratio to openapi-typescript alone in the same round (median of ${runs})`,
    head: ["generator", "CPU time", "middle half", "elapsed"],
    rows: timings.map(({ contestant: name, ratio, middleHalf, cpuMs, elapsedMs }) => [
      contestant(name).label,
      ratioCell(ratio, `${Math.round(cpuMs)} ms`),
      middleHalf.map((one) => one.toFixed(2)).join(" to "),
      `${Math.round(elapsedMs)} ms`,
    ]),
  };
}

function sizeTable(sizes: readonly ClientSize[]): Table {
  const find = (program: string, version: string) =>
    sizes.find((size) => size.program === program && size.version === version) as ClientSize;
  return {
    title: "Minified program that makes three calls, ratio to openapi-fetch alone (bytes)",
    head: ["client", ...versions.flatMap((version) => [`${version} minified`, `${version} gzip`])],
    rows: Object.entries(programs).map(([program, { label }]) => [
      label,
      ...versions.flatMap((version) => {
        const [size, base] = [find(program, version), find("openapi-fetch", version)];
        return [
          ratioCell(size.minified / base.minified, `${size.minified}`),
          ratioCell(size.gzip / base.gzip, `${size.gzip}`),
        ];
      }),
    ]),
  };
}

export const generate: Benchmark = {
  async run({ runs, progress }) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-bench-"));
    progress("sizes of the clients");
    const sizes = await clientSizes(join(folder.path, "sizes"), versions);
    progress("one round to warm the file cache");
    const timings = await timeGeneration(folder.path, runs, progress);
    return {
      data: { runs, generation: timings, clients: sizes.map(({ file: _, ...size }) => size) },
      tables: [timingTable(timings, runs), sizeTable(sizes)],
    };
  },
};
