import type { Table } from "./measure/table.ts";

export interface Benchmark {
  run(options: BenchmarkOptions): Promise<Report>;
}

export interface BenchmarkOptions {
  runs: number;
  /** Default: a million. */
  candidates?: number;
  cases?: boolean;
  /** Paths of OpenAPI documents. Default: V2's. */
  documents?: readonly string[];
  heldOut?: boolean;
  checkout?: string;
  progress(line: string): void;
}

export interface Report {
  /** All figures, unrounded, for `--json`. */
  data: Record<string, unknown>;
  tables: Table[];
}

/** An external problem that prevents the benchmark. The message says how to fix it. */
export class BenchError extends Error {
  override name = "BenchError";
}
