import type { Effective, Node, Read } from "./effective.ts";
import type { JsonObject } from "./json.ts";
import type { Operation, Parameter } from "./operations.ts";
import type { Located } from "./pointer.ts";

/**
 * Severity of a change. `wire-breaking`: a deployed client notices. `sdk-breaking`: only who compiles anew notices. `additive`: nobody is hurt,
 * there is more than before. `description`: words and examples.
 */
export const VERDICTS = ["description", "additive", "sdk-breaking", "wire-breaking"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const isBreak = (verdict: Verdict): boolean => verdict === "wire-breaking" || verdict === "sdk-breaking";
export const worse = (a: Verdict, b: Verdict): Verdict => (VERDICTS.indexOf(a) >= VERDICTS.indexOf(b) ? a : b);

/** Sender of the value: with `request` the client, with `response` the service. The body of a webhook is a `response`. */
export type Flow = "request" | "response";

/** How values travel: a string takes any of what travels as text, and only XML has names of its own for them. */
export type Form = "json" | "text" | "xml";

/** A rule's verdict on one change. */
export interface Draft {
  rule: string;
  verdict: Verdict;
  message: string;
  /** Places in the old and the new document; at least one. */
  before?: string | undefined;
  after?: string | undefined;
  /** Tells apart what may change in several ways at one place: `9 → 5`, the values that are gone. No text: it is part of the fingerprint. */
  detail?: string | undefined;
  /** The keyword that refuses values, where the change is one of the values' shape: an engine should find a value or a type that shows it. */
  keyword?: string;
  /** The property that a change of an object is about. */
  property?: string;
}

/** Places of both sides. */
export interface Parts {
  before: readonly string[];
  after: readonly string[];
}

/** Two schemas that were compared. */
export interface ComparedSchemas {
  nodes: Parts;
  /** The schema that `$ref` and `allOf` put together there. */
  parts: Parts;
  /** The members of unions that they are in. */
  around: Member[];
}

/** A member of a union, and how many steps of a value further out it stands. */
export interface Member {
  nodes: Parts;
  steps: number;
}

/** A draft with the place it was made for. */
export interface Change extends Draft {
  /** The place that names it for good. */
  pointer: string;
  flow?: Flow;
  /** The operations in which it was found; undefined for what is said once for a document. */
  operations?: string[];
  schemas?: ComparedSchemas;
}

export interface SchemaPair {
  flow: Flow;
  before: Effective;
  after: Effective;
  form: Form;
  /** Each side's reader, for rules that look at properties. */
  readBefore: Read;
  readAfter: Read;
  /** Which members of `anyOf` and `oneOf` belong together. */
  members: MemberPairs;
  documents: DocumentPair;
  /** Whether two places are in the same component, renamed or not. */
  isSame(before: string, after: string): boolean;
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
  /** The request body or response of each side. */
  before: Located;
  after: Located;
  /** `requestBody`, or the status. */
  part: string;
  sender: Operation["sender"];
  documents: DocumentPair;
}

export interface MediaPair {
  flow: Flow;
  /** `application/json`. */
  media: string;
  before: Located;
  after: Located;
  documents: DocumentPair;
}

export interface DocumentPair {
  before: JsonObject;
  after: JsonObject;
}

/** Fate of a component that is gone. */
export interface Fate {
  /** The place where it stands inline now. */
  movedTo?: string;
  /** The component that its uses name now. */
  renamedTo?: string;
}

export interface WholePair extends DocumentPair {
  /** The components that are gone, by their places. */
  fates: Map<string, Fate>;
}

/** One rule, one file; it implements the levels at which it looks. */
export interface Rule {
  document?(pair: WholePair): (Draft & { operations?: string[] })[];
  operation?(pair: OperationPair): Draft[];
  parameter?(pair: ParameterPair): Draft[];
  header?(pair: HeaderPair): Draft[];
  body?(pair: BodyPair): Draft[];
  media?(pair: MediaPair): Draft[];
  schema?(pair: SchemaPair): Draft[];
}

/** Fewer values than before: who sends them is hurt. */
export const narrowed = (flow: Flow): Verdict => (flow === "request" ? "wire-breaking" : "additive");
/** More values than before: who reads them is hurt. */
export const widened = (flow: Flow): Verdict => (flow === "response" ? "wire-breaking" : "additive");
