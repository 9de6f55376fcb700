import { mkdtempDisposableSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLargeConsumer } from "@assessment-api/review/large-consumer";
import type { Benchmark } from "../benchmark.ts";
import { interleave, median } from "../measure/interleave.ts";
import { ratioCell } from "../measure/table.ts";
import { childrenMs, command } from "./contestants.ts";
import { runToEnd } from "./process.ts";

const LINES = 50_000;

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

const contestants = {
  tsc: { label: "`tsc --noEmit`", args: [tsc, "--noEmit"] },
  usage: { label: "`review usage`", args: [command, "usage", "--output", "-"] },
};

export const usage: Benchmark = {
  async run({ runs, progress }) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "bench-usage-"));
    const cwd = join(folder.path, "consumer");
    const lines = await writeLargeConsumer(cwd, LINES);
    const names = ["tsc", "usage"] as const;
    const figures = await interleave(names, runs, async (name, round) => {
      const before = childrenMs();
      await runToEnd({ program: process.execPath, args: contestants[name].args, cwd });
      const cpuMs = childrenMs() - before;
      progress(`run ${round} of ${runs}: ${contestants[name].label} ${cpuMs} ms of CPU time`);
      return cpuMs;
    });
    const timings = names.map((name) => ({
      name,
      cpuMs: median(figures[name]),
      ratio: median(figures[name].map((cpuMs, round) => cpuMs / (figures.tsc[round] ?? Number.NaN))),
    }));
    return {
      data: { lines, timings },
      tables: [
        {
          title: `A TypeScript program of ${lines} lines, ratio of CPU time to \`tsc\` in the same round (median of ${runs})`,
          head: ["what runs", "ratio of CPU time"],
          rows: timings.map(({ name, cpuMs, ratio }) => [
            contestants[name].label,
            ratioCell(ratio, `${Math.round(cpuMs)} ms`),
          ]),
        },
      ],
    };
  },
};
