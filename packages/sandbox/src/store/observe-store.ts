import type { Store, Transaction } from "./store.ts";

/** Observes one transaction. */
export interface TransactionObserver {
  /** Runs the work, once more for each retry of the store, with an observer of its changes. */
  readonly attempt?:
    | (<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>) => Promise<Result>)
    | undefined;
  /** Called before the caller's promise resolves. */
  readonly committed?: (() => void) | undefined;
  readonly failed?: ((error: unknown) => void) | undefined;
}

/** Returns a store whose transactions are observed. @param begin called when a caller begins a transaction, in its context */
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
