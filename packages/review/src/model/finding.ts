import type { ComparedSchemas, Flow, Verdict } from "./change.ts";

export const ENGINES = ["rules", "types", "values", "examples"] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * Identifies a finding across runs. Contains no message texts or list indexes, so that unrelated edits do not change
 * it.
 */
export interface Fingerprint {
  rule: string;
  method?: string;
  path?: string;
  pointer: string;
  detail?: string;
}

export interface Witness {
  source: string;
  value: unknown;
  where: string;
  refusal: string;
}

export interface Place {
  file: string;
  line: number;
}

export interface Finding extends Fingerprint {
  verdict: Verdict;
  message: string;
  flows: Flow[];
  engines: Engine[];
  operations: string[];
  before?: string;
  after?: string;
  witness?: Witness;
  examples?: string[];
  types?: string;
  note?: string;
  place?: Place;
  schemas?: ComparedSchemas[];
  keyword?: string;
  property?: string;
  isCertain?: boolean;
  renamed?: { from: string; to: string };
}

export const fingerprintOf = ({ rule, method, path, pointer, detail }: Fingerprint): string =>
  [rule, method ?? "", path ?? "", pointer, detail ?? ""].join(" ");

export const schemasOf = ({ schemas = [] }: Finding, side: "before" | "after"): string[] =>
  schemas.flatMap(({ parts }) => parts[side]);
