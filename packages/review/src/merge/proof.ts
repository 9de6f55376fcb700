import { type Failure, receiverOf, senderOf, type Trial } from "../engines/trial.ts";
import type { ComparedSchemas } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { child, isWithin, tokensOf, valueAt } from "../model/pointer.ts";
import type { Refusal } from "../values/validator.ts";

/**
 * Returns the rejection that proves a finding: at its schema and keyword, of a part that the sender accepts. Rejections
 * by other union members are no proof.
 */
export function findProof(finding: Finding, failure: Failure, trial: Trial): Refusal | undefined {
  const { keyword, schemas = [], flows } = finding;
  const { flow } = failure.root;
  if (!keyword || !flows.includes(flow)) return undefined;
  const proofs = failure.refusals.filter((refusal) =>
    schemas.some(
      (pair) =>
        isAbout(finding, refusal, pair.parts[receiverOf(flow)]) && isSentThere(finding, failure, refusal, pair, trial),
    ),
  );
  return proofs.find((refusal) => keywordsOf(finding).includes(refusal.keyword)) ?? proofs[0];
}

function isAbout(finding: Finding, { schema, keyword, property }: Refusal, places: readonly string[]): boolean {
  if (finding.keyword === "additionalProperties" && isFurther(schema, places)) return true;
  if (!places.includes(schema)) return false;
  if (finding.property !== undefined && property !== undefined && property !== finding.property) return false;
  return (
    finding.rule === "schema-combinator-changed" ||
    keywordsOf(finding).includes(keyword) ||
    refusesBoth(finding, keyword)
  );
}

const isFurther = (schema: string, places: readonly string[]) =>
  places.some((place) => isWithin(schema, child(place, "additionalProperties")));

const VALUES = ["enum", "const"];

function keywordsOf({ keyword = "", before, after }: Finding): string[] {
  const written = [before, after].map((place) => tokensOf(place ?? "").at(-1) ?? "");
  const closed = keyword === "additionalProperties" ? ["unevaluatedProperties"] : [];
  // Validators report a `then` as its `if`.
  const condition = written.includes("then") ? ["if"] : [];
  return [keyword, ...written, ...closed, ...condition, ...(VALUES.includes(keyword) ? VALUES : [])];
}

/** Returns true for `enum` and `const`, which can prove a finding about `type`. */
const refusesBoth = ({ keyword = "" }: Finding, refused: string) => keyword === "type" && VALUES.includes(refused);

/** Returns whether the sender's schema and its enclosing union members accept the rejected part. */
function isSentThere(
  finding: Finding,
  { root, value }: Failure,
  refusal: Refusal,
  { nodes, parts, around }: ComparedSchemas,
  trial: Trial,
): boolean {
  const side = senderOf(root.flow);
  const member = finding.rule === "schema-combinator-changed" ? finding[side] : undefined;
  const isInside = isFurther(refusal.schema, parts[receiverOf(root.flow)]);
  const at = tokensOf(`#${refusal.at}`).slice(0, isInside ? -1 : undefined);
  const mayBeSent = (schemas: readonly string[], steps: number) =>
    trial.mayBeSent(root, valueAt(value, child("#", ...at.slice(0, at.length - steps))), schemas);
  return mayBeSent(member ? [member] : nodes[side], 0) && around.every((one) => mayBeSent(one.nodes[side], one.steps));
}
