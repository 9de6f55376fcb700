import { membersIn } from "../document/declared.ts";
import type { Operation } from "../document/document.ts";

export interface Exercise {
  sent(operation: Operation, parameters: Iterable<string>, body: unknown, broken: Iterable<string>): void;
  shown(operation: Operation, status: string, body: unknown): void;
  has(kind: Kind, operation: Operation, name: string): boolean;
}

export type Kind = "shown" | "sent" | "broken";

export function createExercise(): Exercise {
  const kept = new Map<string, Set<string>>();
  const setOf = (kind: Kind, operation: Operation): Set<string> => {
    const key = `${kind} ${operation.id}`;
    const set = kept.get(key) ?? new Set();
    kept.set(key, set);
    return set;
  };
  return {
    sent(operation, parameters, body, broken) {
      const set = setOf("sent", operation);
      for (const name of parameters) set.add(`?${name}`);
      membersIn(body, set);
      for (const pointer of broken) setOf("broken", operation).add(pointer);
    },
    shown(operation, status, body) {
      if (status.startsWith("2")) membersIn(body, setOf("shown", operation));
    },
    has: (kind, operation, name) => setOf(kind, operation).has(name),
  };
}
