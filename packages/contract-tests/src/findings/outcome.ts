import type { ApiDocument } from "../document/document.ts";
import type { Coverage } from "./coverage.ts";
import type { Exercise } from "./exercise.ts";
import type { Finding } from "./finding.ts";

export type Problem = Pick<Finding, "check" | "message"> & Partial<Finding>;

export interface Outcome {
  operation: string;
  title: string;
  status?: string | undefined;
  result: "passed" | "failed" | "skipped";
  findings: Finding[];
  reason?: string | undefined;
  seconds: number;
  /** Undefined for requests of every run. */
  check?: string | undefined;
}

/** Reason of operations that were not checked for lack of time. */
export const OVER = "the time of --max-seconds was over";

/** Reason of checks for unimplemented operations, which are counted separately. */
export const NOT_IMPLEMENTED = "the server responded with 501 (not implemented)";

export interface Slowest {
  seconds: number;
  request: string;
}

/** What a check cost: its requests and the time until their responses. */
export interface Cost {
  requests: number;
  seconds: number;
}

export interface ProbeReport {
  document: ApiDocument;
  baseUrl: string;
  write: boolean;
  /** Number of generated requests per operation and kind. */
  fuzz?: { examples: number; seed: string } | undefined;
  except: readonly string[];
  checks: readonly { name: string; reason?: string | undefined }[];
  startedAt: number;
  finishedAt: number;
  outcomes: Outcome[];
  coverage: Coverage;
  exercise: Exercise;
  /** Ids of operations that the server lacks. */
  unsupported: readonly string[];
  slowest: ReadonlyMap<string, Slowest>;
  /** By check; `document` has the requests of every run. */
  cost: ReadonlyMap<string, Cost>;
  ended?: string | undefined;
  /** Present if the time budget ran out: the stopped checks, and the skipped work with its number of operations. */
  budget?: { seconds: number; stopped: string[]; skipped: { what: string; operations: number }[] } | undefined;
  /** Created resources that could not be deleted: paths below the base URL, or descriptions. */
  leftBehind: string[];
}

export const findingsOf = (report: ProbeReport): Finding[] => report.outcomes.flatMap((outcome) => outcome.findings);

export const countOf = (report: ProbeReport, result: Outcome["result"]): number =>
  report.outcomes.filter((outcome) => outcome.result === result).length;

/** Reports a wrong address, a wrong key or an unavailable server. The message says how to fix it. */
export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
