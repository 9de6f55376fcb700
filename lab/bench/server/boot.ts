import { versions } from "../documents.ts";
import { interleave, median } from "../measure/interleave.ts";
import type { Table } from "../measure/table.ts";
import type { Booted } from "./contestants/boot.ts";
import { startProgram } from "./server-process.ts";

export interface BootTimes {
  /** Milliseconds until `ready()` of a Fastify instance without routes. */
  bareMs: number;
  /** Milliseconds with the three versions registered, including the import of their modules. */
  stubsMs: number;
  loadingMs: number;
  /** Difference from the bare instance. */
  beyondMs: number;
  runsMs: Record<"bare" | "stubs", number[]>;
}

async function boot(wanted: readonly string[]): Promise<Booted> {
  const child = startProgram("boot", wanted);
  try {
    return await child.next<Booted>();
  } finally {
    await child.stop();
  }
}

/** Boots in fresh processes, in turn. */
export async function timeBoot(runs: number, progress: (line: string) => void): Promise<BootTimes> {
  const contestants = { bare: [], stubs: versions };
  const names = ["bare", "stubs"] as const;
  // A warm-up round fills the file cache.
  for (const name of names) await boot(contestants[name]);
  const loading: number[] = [];
  const runsMs = await interleave(names, runs, async (name, round) => {
    if (name === "bare") progress(`boot, round ${round} of ${runs}`);
    const { totalMs, loadingMs } = await boot(contestants[name]);
    if (name === "stubs") loading.push(loadingMs);
    return totalMs;
  });
  const beyond = runsMs.stubs.map((ms, round) => ms - (runsMs.bare[round] ?? 0));
  return {
    bareMs: median(runsMs.bare),
    stubsMs: median(runsMs.stubs),
    loadingMs: median(loading),
    beyondMs: median(beyond),
    runsMs,
  };
}

export function bootTable({ bareMs, stubsMs, beyondMs, loadingMs }: BootTimes, runs: number): Table {
  const ms = (figure: number) => `${figure.toFixed(0)} ms`;
  return {
    title: `Boot in a fresh process, from before the creation of the instance to \`ready()\` (median of ${runs})`,
    head: ["server", "time", "beyond Fastify's own", "of it loading modules"],
    rows: [
      ["Fastify without routes", ms(bareMs)],
      ["V1, V2 and V3 on our stubs", ms(stubsMs), ms(beyondMs), ms(loadingMs)],
    ],
  };
}
