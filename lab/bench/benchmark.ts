import type { Table } from "./measure/table.ts";

/** One benchmark of `pnpm bench <name>`. It reports what it measured and judges nothing. */
export interface Benchmark {
  run(options: BenchmarkOptions): Promise<Report>;
}

export interface BenchmarkOptions {
  /** How often each contestant is timed. */
  runs: number;
  /** How many candidates the larger database of the sandbox has; default a million. */
  candidates?: number;
  /** Lets the review's golden cases be judged instead of timing it. */
  cases?: boolean;
  /** Receives one line per step, for the terminal and not for the result. */
  progress(line: string): void;
}

export interface Report {
  /** Every figure, unrounded, for `--json`. */
  data: Record<string, unknown>;
  /** The same figures for people. */
  tables: Table[];
}

/** Something outside the benchmark keeps it from running; the message says what and how to mend it. */
export class BenchError extends Error {
  override name = "BenchError";
}
