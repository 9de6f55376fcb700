import type { Flow, Verdict } from "./change.ts";

export const ENGINES = ["rules", "redocly", "types", "values", "examples"] as const;
export type Engine = (typeof ENGINES)[number];

/** What names a finding for good: no message text, no number of a list. */
export interface Fingerprint {
  rule: string;
  /** Method and path, or webhook, of a finding inside one operation; a component has none, the pointer names it. */
  method?: string;
  path?: string;
  pointer: string;
}

/** A value that one side accepts and the other refuses. */
export interface Witness {
  /** `example complete`, or `made up`. */
  source: string;
  value: unknown;
  /** `POST /candidates requestBody application/json`. */
  where: string;
  /** What the refusing side says: `/email must match format "email"`. */
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
  /** What the compiler says. */
  types?: string;
  /** Where the engines disagree. */
  note?: string;
  /** In the source of the new side, or of the old one for what is gone. */
  place?: Place;
  /** The schemas compared, and the keyword that refuses. */
  schema?: { before: string[]; after: string[] };
  keyword?: string;
}

export const fingerprintOf = ({ rule, method, path, pointer }: Fingerprint): string =>
  [rule, method ?? "", path ?? "", pointer].join(" ");
