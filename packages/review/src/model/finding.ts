import type { ComparedSchemas, Flow, Verdict } from "./change.ts";

export const ENGINES = ["rules", "types", "values", "examples"] as const;
export type Engine = (typeof ENGINES)[number];

/** Identifies a finding across runs. Contains no message text or list index, which unrelated edits would change. */
export interface Fingerprint {
  rule: string;
  /** Method and path, or webhook, of the operation; undefined in a component. */
  method?: string;
  path?: string;
  pointer: string;
  /** Distinguishes changes at the same place: `9 → 5`, or removed values. */
  detail?: string;
}

/** A value that one side accepts and the other rejects. */
export interface Witness {
  /** `example complete`, or `made up`. */
  source: string;
  value: unknown;
  /** `POST /candidates requestBody application/json`. */
  where: string;
  /** Error of the rejecting side: `/email must match format "email"`. */
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
  /** Names of affected operations. */
  operations: string[];
  /** Pointers into the old and new document. */
  before?: string;
  after?: string;
  witness?: Witness;
  /** Names of examples that show it. */
  examples?: string[];
  types?: string;
  /** Disagreement of the engines. */
  note?: string;
  /** File and line in the new sources; in the old ones for removals. */
  place?: Place;
  /** Compared schemas, one pair per path; the rejecting keyword; its property. */
  schemas?: ComparedSchemas[];
  keyword?: string;
  property?: string;
  /** A break that needs no evidence. */
  isCertain?: boolean;
}

export const fingerprintOf = ({ rule, method, path, pointer, detail }: Fingerprint): string =>
  [rule, method ?? "", path ?? "", pointer, detail ?? ""].join(" ");

export const schemasOf = ({ schemas = [] }: Finding, side: "before" | "after"): string[] =>
  schemas.flatMap(({ parts }) => parts[side]);
