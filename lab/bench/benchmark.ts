import type { Table } from "./measure/table.ts";

/** A benchmark of `pnpm bench <name>`, which reports measurements without judging them. */
export interface Benchmark {
  run(options: BenchmarkOptions): Promise<Report>;
}

export interface BenchmarkOptions {
  runs: number;
  /** Default: a million. */
  candidates?: number;
  cases?: boolean;
  checkout?: string;
  progress(line: string): void;
}

export interface Report {
  /** All figures, unrounded, for `--json`. */
  data: Record<string, unknown>;
  tables: Table[];
}

/** Reports an external problem that prevents the benchmark, with its fix. */
export class BenchError extends Error {
  override name = "BenchError";
}
