import type { ComparedSchemas, Flow, Verdict } from "./change.ts";

export const ENGINES = ["rules", "redocly", "types", "values", "examples"] as const;
export type Engine = (typeof ENGINES)[number];

/** Parts that identify a finding across runs: no message text and no list index, which edits elsewhere would change. */
export interface Fingerprint {
  rule: string;
  /** Method and path, or webhook, of a finding inside one operation; undefined in a component, which the pointer names. */
  method?: string;
  path?: string;
  pointer: string;
  /** Tells apart several changes at one place: `9 → 5`, or the removed values of a list. */
  detail?: string;
}

/** A value that one side accepts and the other refuses. */
export interface Witness {
  /** `example complete`, or `made up`. */
  source: string;
  value: unknown;
  /** `POST /candidates requestBody application/json`. */
  where: string;
  /** Message of the refusing side: `/email must match format "email"`. */
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
  /** Engines that found it. */
  engines: Engine[];
  /** Names of all affected operations. */
  operations: string[];
  /** Pointers into the old and the new document. */
  before?: string;
  after?: string;
  witness?: Witness;
  /** Named examples of the document that show it. */
  examples?: string[];
  /** The compiler's message. */
  types?: string;
  /** Where the engines disagree. */
  note?: string;
  /** File and line in the new sources, or in the old ones for something removed. */
  place?: Place;
  /** Compared schemas, one pair for each path to them; the keyword that refuses values; the property that the keyword names. */
  schemas?: ComparedSchemas[];
  keyword?: string;
  property?: string;
  /** A break that needs no value or type to be shown. */
  isCertain?: boolean;
}

export const fingerprintOf = ({ rule, method, path, pointer, detail }: Fingerprint): string =>
  [rule, method ?? "", path ?? "", pointer, detail ?? ""].join(" ");

/** Every schema that was compared on one side. */
export const schemasOf = ({ schemas = [] }: Finding, side: "before" | "after"): string[] =>
  schemas.flatMap(({ parts }) => parts[side]);
