import type { Root } from "../compare/walk.ts";
import type { DocumentPair, Flow } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import { createValidator, type Refusal, type Validator } from "../values/validator.ts";

/** A value that the sending side's document accepts and the receiving side's refuses. */
export interface Failure {
  root: Root;
  engine: "values" | "examples";
  /** `example complete`, or `made up`. */
  source: string;
  value: unknown;
  refusals: Refusal[];
}

/** Tries values of a root on both documents. */
export interface Trial {
  /** The failure where the sending document accepts the value and the receiving one refuses it. */
  run(root: Root, value: unknown, engine: Failure["engine"], source: string): Failure | undefined;
  /** Whether the sending side accepts a part of a value at some of its schemas. */
  mayBeSent(root: Root, value: unknown, schemas: readonly string[]): boolean;
  /** Roots with a schema that could not be compiled, so that no value was tried. */
  readonly uncompiled: ReadonlySet<Root>;
}

/** The sending document: the old one for requests, the new one for responses. */
export const senderOf = (flow: Flow): "before" | "after" => (flow === "request" ? "before" : "after");
export const receiverOf = (flow: Flow): "before" | "after" => (flow === "request" ? "after" : "before");

export function createTrial(documents: DocumentPair): Trial {
  const made = new Map<string, Validator>();
  const uncompiled = new Set<Root>();
  // Without marks, a schema is the same in requests and responses.
  const text = JSON.stringify(documents);
  const hasMarks = text.includes('"readOnly":true') || text.includes('"writeOnly":true');
  const refusalsOf = (side: "before" | "after", { flow, form }: Root, pointer: string, value: unknown) => {
    const text = form === "text";
    const key = `${side} ${hasMarks ? flow : ""} ${text}`;
    const validator = made.get(key) ?? createValidator(documents[side], flow, text);
    made.set(key, validator);
    return validator.refusals(pointer, value);
  };
  return {
    uncompiled,
    run(root, value, engine, source) {
      const sent = root.form === "text" ? asText(value) : value;
      const [from, to] = [senderOf(root.flow), receiverOf(root.flow)];
      // The receiving side first: most values are accepted by both, and schemas take long to compile.
      const refusals = refusalsOf(to, root, root[to], sent);
      if (refusals === undefined) uncompiled.add(root);
      if (refusals === undefined || refusals.length === 0 || refusalsOf(from, root, root[from], sent)?.length !== 0)
        return undefined;
      return { root, engine, source, value: sent, refusals };
    },
    mayBeSent: (root, value, schemas) =>
      schemas.every((schema) => (refusalsOf(senderOf(root.flow), root, schema, value) ?? []).length === 0),
  };
}

/** Converts a value of a parameter, header or form to its text form; lists become lists of texts. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asText(member)]));
  return value === null ? null : String(value);
}
