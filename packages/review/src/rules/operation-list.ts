import type { Rule } from "../model/change.ts";
import { sameJson } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";

export const operationList: Rule = {
  document({ before, after }) {
    const { removed, added } = pairOperations(before, after);
    return [
      ...removed.map((operation) => ({
        rule: "operation-removed",
        verdict: "wire-breaking" as const,
        message: `${operation.name} was removed${movedText(operation, added)}`,
        before: operation.pointer,
        operations: [operation.name],
      })),
      ...added.map((operation) => ({
        rule: "operation-added",
        verdict: "additive" as const,
        message: `${operation.name} is new`,
        after: operation.pointer,
        operations: [operation.name],
      })),
    ];
  },
};

/** Likely the old operation at another place. */
function movedText({ method, value }: Operation, added: Operation[]): string {
  const isLike = (other: Operation) =>
    value.operationId === undefined
      ? other.method === method && sameJson(other.value, value)
      : other.value.operationId === value.operationId;
  const moved = added.find(isLike);
  return moved ? `; likely moved to ${moved.name}` : "";
}
