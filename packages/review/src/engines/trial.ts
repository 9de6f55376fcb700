import type { Root } from "../compare/walk.ts";
import type { DocumentPair, Flow } from "../model/change.ts";
import type { Witness } from "../model/finding.ts";
import { createValidator, type Refusal, type Validator } from "../values/validator.ts";

/** A value that the sending side's document accepts and the receiving side's refuses. */
export interface Failure extends Witness {
  root: Root;
  flow: Flow;
  refusals: Refusal[];
}

/** Tries values of a root on both documents. */
export interface Trial {
  /** The failure, if the sender may send the value and the receiver refuses it. */
  run(root: Root, value: unknown, source: string): Failure | undefined;
}

/** Which document sends: of requests the old one, of responses the new one. */
export const senderOf = (flow: Flow): "before" | "after" => (flow === "request" ? "before" : "after");
export const receiverOf = (flow: Flow): "before" | "after" => (flow === "request" ? "after" : "before");

export function createTrial(documents: DocumentPair): Trial {
  const made = new Map<string, Validator>();
  const validator = (side: "before" | "after", flow: Flow, text: boolean): Validator => {
    const key = `${side} ${flow} ${text}`;
    const known = made.get(key) ?? createValidator(documents[side], flow, text);
    made.set(key, known);
    return known;
  };
  return {
    run(root, value, source) {
      const { flow, part, operation } = root;
      const sent = root.text ? asText(value) : value;
      const [from, to] = [senderOf(flow), receiverOf(flow)];
      if (validator(from, flow, root.text).refusals(root[from], sent)?.length !== 0) return undefined;
      const refusals = validator(to, flow, root.text).refusals(root[to], sent) ?? [];
      const [first] = refusals;
      if (!first) return undefined;
      const refusal = `${first.at || "the value"} ${first.message}`;
      return { root, flow, source, value: sent, refusals, refusal, where: `${operation[1].name} ${part}` };
    },
  };
}

/** Parameters and headers are text on the wire, lists of texts where a list is meant. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === "object" ? item : String(item)));
  return typeof value === "object" ? value : String(value);
}
