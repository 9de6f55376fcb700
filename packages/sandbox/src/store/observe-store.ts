import type { Store, Transaction } from "./store.ts";

/** Observes one transaction. */
export interface TransactionObserver {
  /** Runs one attempt of the work with an observer of its changes; the store calls it again for each retry. */
  readonly attempt?:
    | (<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>) => Promise<Result>)
    | undefined;
  /** Called before the caller's promise resolves. */
  readonly committed?: (() => void) | undefined;
  readonly failed?: ((error: unknown) => void) | undefined;
}

/**
 * Returns a store with observed transactions.
 * @param begin called in the caller's context at the start of a transaction
 */
export const observeStore = (store: Store, begin: () => TransactionObserver): Store => ({
  ...store,
  async transact(work, options) {
    const { attempt, committed, failed } = begin();
    try {
      const result = await store.transact(attempt === undefined ? work : (tx) => attempt(tx, work), options);
      committed?.();
      return result;
    } catch (error) {
      failed?.(error);
      throw error;
    }
  },
});
