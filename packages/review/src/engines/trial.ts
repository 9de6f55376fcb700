import type { Root } from "../compare/walk.ts";
import type { DocumentPair, Flow } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import { createValidator, type Refusal, type Validator } from "../values/validator.ts";

/** A value that the sending side accepts and the receiving side rejects. */
export interface Failure {
  root: Root;
  engine: "values" | "examples";
  source: string;
  value: unknown;
  refusals: Refusal[];
}

export interface Trial {
  /** @returns undefined unless the sender accepts the value and the receiver rejects it */
  run(root: Root, value: unknown, engine: Failure["engine"], source: string): Failure | undefined;
  isSent(root: Root, value: unknown): boolean;
  mayBeSent(root: Root, value: unknown, schemas: readonly string[]): boolean;
  /** Roots whose schemas could not be compiled, so no values were tested. */
  readonly uncompiled: ReadonlySet<Root>;
}

/** The sending document: the old one for requests, the new one for responses. */
export const senderOf = (flow: Flow): "before" | "after" => (flow === "request" ? "before" : "after");
export const receiverOf = (flow: Flow): "before" | "after" => (flow === "request" ? "after" : "before");

export function createTrial(documents: DocumentPair): Trial {
  const made = new Map<string, Validator>();
  const uncompiled = new Set<Root>();
  // Without `readOnly` and `writeOnly`, a schema is the same in both directions.
  const text = JSON.stringify(documents);
  const hasMarks = text.includes('"readOnly":true') || text.includes('"writeOnly":true');
  const refusalsOf = (side: "before" | "after", { flow, form }: Root, pointer: string, value: unknown) => {
    const text = form === "text";
    const key = `${side} ${hasMarks ? flow : ""} ${text}`;
    const validator = made.get(key) ?? createValidator(documents[side], flow, text, side === senderOf(flow));
    made.set(key, validator);
    return validator.refusals(pointer, value);
  };
  const writtenFor = ({ form }: Root, value: unknown) => (form === "text" ? asText(value) : value);
  return {
    uncompiled,
    isSent: (root, value) => {
      const side = senderOf(root.flow);
      return refusalsOf(side, root, root[side], writtenFor(root, value))?.length === 0;
    },
    run(root, value, engine, source) {
      const sent = writtenFor(root, value);
      const [from, to] = [senderOf(root.flow), receiverOf(root.flow)];
      // Validate for the receiver first: most values are valid on both sides, and compiling is slow.
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

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asText(member)]));
  return value === null ? null : String(value);
}
