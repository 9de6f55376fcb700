import type { Table } from "./measure/table.ts";

/** A benchmark of `pnpm bench <name>`, which reports measurements without judging them. */
export interface Benchmark {
  run(options: BenchmarkOptions): Promise<Report>;
}

export interface BenchmarkOptions {
  runs: number;
  /** Number of candidates in the larger sandbox database; default a million. */
  candidates?: number;
  /** Whether to judge the golden cases of the review instead of timing. */
  cases?: boolean;
  /** Folder of another checkout. */
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
