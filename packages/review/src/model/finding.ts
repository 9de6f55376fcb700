import type { ComparedSchemas, Flow, Verdict } from "./change.ts";

export const ENGINES = ["rules", "redocly", "types", "values", "examples"] as const;
export type Engine = (typeof ENGINES)[number];

/** A finding's lasting name: no message text, no number of a list. */
export interface Fingerprint {
  rule: string;
  /** Method and path, or webhook, of a finding inside one operation; a component has none, the pointer names it. */
  method?: string;
  path?: string;
  pointer: string;
  /** The one of several things that may change there: `9 → 5`, the values of a list that are gone. */
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
  /** Which engines saw it. */
  engines: Engine[];
  /** Every operation it reaches, by name. */
  operations: string[];
  /** Where it is in the old and in the new document. */
  before?: string;
  after?: string;
  witness?: Witness;
  /** Named examples of the document that show it. */
  examples?: string[];
  /** The compiler's message. */
  types?: string;
  /** Where the engines disagree. */
  note?: string;
  /** In the source of the new side, or of the old one for what is gone. */
  place?: Place;
  /** The schemas compared, a pair for each way that leads there, the keyword that refuses, and the property that it names. */
  schemas?: ComparedSchemas[];
  keyword?: string;
  property?: string;
}

export const fingerprintOf = ({ rule, method, path, pointer, detail }: Fingerprint): string =>
  [rule, method ?? "", path ?? "", pointer, detail ?? ""].join(" ");

/** Every schema that was compared on one side. */
export const schemasOf = ({ schemas = [] }: Finding, side: "before" | "after"): string[] =>
  schemas.flatMap(({ parts }) => parts[side]);
