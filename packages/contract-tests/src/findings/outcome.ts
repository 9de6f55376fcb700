import type { ApiDocument } from "../document/document.ts";
import type { Coverage } from "./coverage.ts";
import type { Exercise } from "./exercise.ts";
import type { Finding } from "./finding.ts";

/** Something wrong that a check sees in a response: a finding without what every finding of the response has. */
export type Problem = Pick<Finding, "check" | "message"> & Partial<Finding>;

/** One thing that was checked on a server, or could not be. */
export interface Outcome {
  operation: string;
  /** The check, as a sentence without a full stop: `responds with 404 to an unknown id`. */
  title: string;
  /** Declared status the check is about. */
  status?: string | undefined;
  result: "passed" | "failed" | "skipped";
  findings: Finding[];
  /** Why it was skipped. */
  reason?: string | undefined;
  /** How long the requests of the check took. */
  seconds: number;
  /** Name of the check that sent the request; undefined for the requests that every run sends. */
  check?: string | undefined;
}

/** Reason of checks that a server says it has nothing for yet: they are counted apart. */
export const NOT_IMPLEMENTED = "the server responded with 501: it is not implemented";

/** The response of an operation that took longest. */
export interface Slowest {
  seconds: number;
  request: string;
}

export interface ProbeReport {
  document: ApiDocument;
  baseUrl: string;
  write: boolean;
  /** Generated requests per operation and kind, and the seed that repeats them; undefined where there were none. */
  fuzz?: { examples: number; seed: string } | undefined;
  /** Checks that were left out. */
  except: readonly string[];
  /** All checks, with the reason why a check did not run. */
  checks: readonly { name: string; reason?: string | undefined }[];
  /** Start and end of the run, in milliseconds since 1970. */
  startedAt: number;
  finishedAt: number;
  outcomes: Outcome[];
  coverage: Coverage;
  exercise: Exercise;
  /** By operation. */
  slowest: ReadonlyMap<string, Slowest>;
  /** Why the run ended before everything was checked. */
  ended?: string | undefined;
  /** Resources that the run created and could not delete: paths below the base URL, or words. */
  leftBehind: string[];
}

export const findingsOf = (report: ProbeReport): Finding[] => report.outcomes.flatMap((outcome) => outcome.findings);

export const countOf = (report: ProbeReport, result: Outcome["result"]): number =>
  report.outcomes.filter((outcome) => outcome.result === result).length;

/** The run could not start or go on: wrong address, wrong key, server gone. The message says how to mend it. */
export class CouldNotRunError extends Error {
  override name = "CouldNotRunError";
}
