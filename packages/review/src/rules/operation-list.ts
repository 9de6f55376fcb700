import type { Rule } from "../model/change.ts";
import { sameJson } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";

export const operationList: Rule = {
  document({ before, after }) {
    const { removed, added } = pairOperations(before, after);
    return [
      ...removed.map((operation) => {
        const moved = movedTo(operation, added);
        return {
          rule: "operation-removed",
          verdict: "wire-breaking" as const,
          message: `${operation.name} was removed${moved ? `; likely moved to ${moved.name}` : ""}`,
          before: operation.pointer,
          operations: [operation.name],
          // With another method, the client function differs and may take other options.
          renamed: moved?.method === operation.method ? { from: operation.path, to: moved.path } : undefined,
        };
      }),
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

function movedTo({ method, value }: Operation, added: Operation[]): Operation | undefined {
  const isLike = (other: Operation) =>
    value.operationId === undefined
      ? other.method === method && sameJson(other.value, value)
      : other.value.operationId === value.operationId;
  return added.find(isLike);
}
