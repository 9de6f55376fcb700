import type { JsonObject } from "./json.ts";
import type { Operation, Parameter } from "./operations.ts";
import type { Located } from "./pointer.ts";
import type { Effective, Node, Read } from "./schemas/effective.ts";

/**
 * Severity of a change. `wire-breaking`: a deployed client may fail. `sdk-breaking`: only recompiled code may fail. `undecided`: neither a break nor its
 * absence can be shown. `additive`: nothing fails, something is new. `description`: texts and examples.
 */
export const VERDICTS = ["description", "additive", "undecided", "sdk-breaking", "wire-breaking"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const isBreak = (verdict: Verdict): boolean => verdict === "wire-breaking" || verdict === "sdk-breaking";
export const worse = (a: Verdict, b: Verdict): Verdict => (VERDICTS.indexOf(a) >= VERDICTS.indexOf(b) ? a : b);

/** Sender of the value: with `request` the client, with `response` the service. The body of a webhook is a `response`. */
export type Flow = "request" | "response";

/** Serialization of values: in `text` (parameters, headers, forms) a string schema accepts every scalar; `xml` has names of its own for elements. */
export type Form = "json" | "text" | "xml";

/** A rule's verdict on one change. */
export interface Draft {
  rule: string;
  verdict: Verdict;
  message: string;
  /** Places in the old and the new document; at least one. */
  before?: string | undefined;
  after?: string | undefined;
  /** Tells apart several changes at one place: `9 → 5`, removed values. Part of the fingerprint, so it holds no message text. */
  detail?: string | undefined;
  /** The keyword that refuses values, for changes of the accepted values: another engine should find a value or type as evidence. */
  keyword?: string;
  /** The property that a change of an object is about. */
  property?: string;
  /** The values of the whole schema show the break: no other engine has to find one. */
  isCertain?: boolean;
}

/** Places of both sides. */
export interface Parts {
  before: readonly string[];
  after: readonly string[];
}

/** Two schemas that were compared. */
export interface ComparedSchemas {
  nodes: Parts;
  /** All schemas that `$ref` and `allOf` combine at that place. */
  parts: Parts;
  /** Enclosing union members. */
  around: Member[];
}

/** An enclosing union member, and its distance in levels of the value. */
export interface Member {
  nodes: Parts;
  steps: number;
}

/** A draft with the place it was made for. */
export interface Change extends Draft {
  /** Stable pointer. */
  pointer: string;
  flow?: Flow;
  /** Operations in which it was found; undefined for changes of the document as a whole. */
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

/** Fate of a removed component. */
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

/** Fewer accepted values: breaks senders. */
export const narrowed = (flow: Flow): Verdict => (flow === "request" ? "wire-breaking" : "additive");
/** More accepted values: breaks readers. */
export const widened = (flow: Flow): Verdict => (flow === "response" ? "wire-breaking" : "additive");
