import type { Rule } from "../model/change.ts";
import { pairOperations } from "../model/operations.ts";

export const operationList: Rule = {
  document({ before, after }) {
    const { removed, added } = pairOperations(before, after);
    return [
      ...removed.map((operation) => ({
        rule: "operation-removed",
        verdict: "wire-breaking" as const,
        message: `${operation.name} was removed`,
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
