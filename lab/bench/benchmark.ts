import type { Table } from "./measure/table.ts";

/** One benchmark of `pnpm bench <name>`. It reports what it measured and judges nothing. */
export interface Benchmark {
  run(options: BenchmarkOptions): Promise<Report>;
}

export interface BenchmarkOptions {
  /** Runs per contestant. */
  runs: number;
  /** Candidates in the larger sandbox database; default a million. */
  candidates?: number;
  /** Judges the golden cases of the review instead of timing. */
  cases?: boolean;
  /** Receives one progress line per step for the terminal. */
  progress(line: string): void;
}

export interface Report {
  /** Every figure, unrounded, for `--json`. */
  data: Record<string, unknown>;
  /** The same figures for people. */
  tables: Table[];
}

/** Reports an external problem that prevents the benchmark, with its fix. */
export class BenchError extends Error {
  override name = "BenchError";
}
