import type { JsonObject } from "./json.ts";
import type { Operation, Parameter } from "./operations.ts";
import type { Located } from "./pointer.ts";
import type { Effective, Node, Read } from "./schemas/effective.ts";

/**
 * Verdicts by severity. `wire-breaking`: deployed clients may fail. `sdk-breaking`: only recompiled code may fail.
 * `undecided`: neither is shown. `additive`: compatible. `description`: texts and examples.
 */
export const VERDICTS = ["description", "additive", "undecided", "sdk-breaking", "wire-breaking"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const isBreak = (verdict: Verdict): boolean => verdict === "wire-breaking" || verdict === "sdk-breaking";
export const worse = (a: Verdict, b: Verdict): Verdict => (VERDICTS.indexOf(a) >= VERDICTS.indexOf(b) ? a : b);

/** Direction: `request` from the client, `response` from the service. Webhook bodies are `response`. */
export type Flow = "request" | "response";

/**
 * Format of a value. In `text` (parameters, headers, forms), a string schema accepts every scalar. In `xml`, elements
 * may be renamed.
 */
export type Form = "json" | "text" | "xml";

export interface Draft {
  rule: string;
  verdict: Verdict;
  message: string;
  before?: string | undefined;
  after?: string | undefined;
  /** Distinguishes changes at the same place: `9 → 5`. Part of the fingerprint, so it contains no message text. */
  detail?: string | undefined;
  /** Keyword that rejects values; other engines search for evidence. */
  keyword?: string;
  property?: string;
  /** The whole schema proves the break; no other evidence is needed. */
  isCertain?: boolean;
  /** Likely rename. */
  renamed?: { from: string; to: string } | undefined;
}

export interface Parts {
  before: readonly string[];
  after: readonly string[];
}

export interface ComparedSchemas {
  nodes: Parts;
  parts: Parts;
  around: Member[];
}

export interface Member {
  nodes: Parts;
  steps: number;
}

export interface Change extends Draft {
  pointer: string;
  flow?: Flow;
  operations?: string[];
  schemas?: ComparedSchemas;
}

export interface SchemaPair {
  flow: Flow;
  before: Effective;
  after: Effective;
  form: Form;
  readBefore: Read;
  readAfter: Read;
  members: MemberPairs;
  documents: DocumentPair;
  /** Returns whether both are the same component, possibly renamed. */
  isSame(before: string, after: string): boolean;
  sameMeaning(before: Node, after: Node): boolean;
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
  documents: DocumentPair;
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
  before: Located;
  after: Located;
  part: string;
  sender: Operation["sender"];
  documents: DocumentPair;
}

export interface MediaPair {
  flow: Flow;
  media: string;
  before: Located;
  after: Located;
  documents: DocumentPair;
}

export interface DocumentPair {
  before: JsonObject;
  after: JsonObject;
}

export interface Fate {
  movedTo?: string;
  renamedTo?: string;
}

export interface WholePair extends DocumentPair {
  fates: Map<string, Fate>;
}

/** A rule, with a method per level at which it applies. */
export interface Rule {
  document?(pair: WholePair): (Draft & { operations?: string[] })[];
  operation?(pair: OperationPair): Draft[];
  parameter?(pair: ParameterPair): Draft[];
  header?(pair: HeaderPair): Draft[];
  body?(pair: BodyPair): Draft[];
  media?(pair: MediaPair): Draft[];
  schema?(pair: SchemaPair): Draft[];
}

/** Verdict of a narrower schema, which breaks senders. */
export const narrowed = (flow: Flow): Verdict => (flow === "request" ? "wire-breaking" : "additive");
/** Verdict of a wider schema, which breaks readers. */
export const widened = (flow: Flow): Verdict => (flow === "response" ? "wire-breaking" : "additive");
