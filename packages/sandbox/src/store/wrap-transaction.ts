import { guard, type Opened, type Scope } from "./scope.ts";
import type { Transaction } from "./store.ts";
import { createUnit } from "./unit.ts";

/** The wrappers that every store puts around the statements of a transaction, from the inside out. A running sandbox adds the wrappers of `process/wrap-store.ts`. */
export function wrapTransaction(
  statements: Transaction,
  scope: Scope,
  options?: Parameters<typeof createUnit>[1],
): Required<Opened<Transaction>> {
  // 1. The unit, next to the statements: it sees all that the others put, entries of the journal and traces too, and writes each entity once.
  const { tx, finish } = createUnit(statements, options);
  // 2. The guard, around the unit: once the transaction is over, nobody would write what a unit still took.
  return { tx: guard(tx, scope), finish };
}
