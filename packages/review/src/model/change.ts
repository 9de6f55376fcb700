import type { Effective, Node } from "./effective.ts";
import type { JsonObject } from "./json.ts";
import type { Operation, Parameter } from "./operations.ts";
import type { Located } from "./pointer.ts";
import type { Read } from "./same-meaning.ts";

/**
 * Who is hurt. `wire-breaking`: a deployed client notices. `sdk-breaking`: only who compiles anew notices. `additive`: nobody is hurt,
 * there is more than before. `description`: words and examples.
 */
export const VERDICTS = ["description", "additive", "sdk-breaking", "wire-breaking"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const isBreak = (verdict: Verdict): boolean => verdict === "wire-breaking" || verdict === "sdk-breaking";
export const worse = (a: Verdict, b: Verdict): Verdict => (VERDICTS.indexOf(a) >= VERDICTS.indexOf(b) ? a : b);

/** Who sends the value: `request` the client, `response` the service. The body of a webhook is a `response`. */
export type Flow = "request" | "response";

/** What a rule says of one change. */
export interface Draft {
  rule: string;
  verdict: Verdict;
  message: string;
  /** Places in the old and the new document; at least one. */
  before?: string | undefined;
  after?: string | undefined;
  /** The keyword that refuses values, where the change is one of the values' shape: an engine should find a value or a type that shows it. */
  keyword?: string;
}

/** A draft with the place it was made for. */
export interface Change extends Draft {
  flow?: Flow;
  /** Where the change is not in a component that several operations share. */
  operation?: Operation;
  /** The schemas that were compared. */
  schema?: { before: string[]; after: string[] };
}

export interface SchemaPair {
  flow: Flow;
  before: Effective;
  after: Effective;
  /** Parameters and headers travel as text: a string takes any of them. */
  text: boolean;
  /** Each side's reader, for rules that look at properties. */
  readBefore: Read;
  readAfter: Read;
  /** Which members of `anyOf` and `oneOf` belong together. */
  members: MemberPairs;
}

export interface MemberPairs {
  kept: [Node, Node][];
  removed: Node[];
  added: Node[];
}

export interface ParameterPair {
  flow: Flow;
  before: Parameter;
  after: Parameter;
}

export interface HeaderPair {
  flow: Flow;
  name: string;
  before: Located;
  after: Located;
}

export interface OperationPair {
  flow: Flow;
  before: Operation;
  after: Operation;
  documents: DocumentPair;
}

export interface BodyPair {
  flow: Flow;
  /** The request body or response of each side. */
  before: Located;
  after: Located;
  /** `requestBody`, or the status. */
  part: string;
}

export interface DocumentPair {
  before: JsonObject;
  after: JsonObject;
}

/** One rule, one file; it implements the levels at which it looks. */
export interface Rule {
  document?(pair: DocumentPair): (Draft & { operation?: Operation })[];
  operation?(pair: OperationPair): Draft[];
  parameter?(pair: ParameterPair): Draft[];
  header?(pair: HeaderPair): Draft[];
  body?(pair: BodyPair): Draft[];
  schema?(pair: SchemaPair): Draft[];
}

/** Fewer values than before: who sends them is hurt. */
export const narrowed = (flow: Flow): Verdict => (flow === "request" ? "wire-breaking" : "additive");
/** More values than before: who reads them is hurt. */
export const widened = (flow: Flow): Verdict => (flow === "response" ? "wire-breaking" : "additive");
