import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Store, Transaction } from "../../store.ts";
import type { QueueOptions, TransactionQueue } from "../transactions.ts";

/** Bytes written to find out whether there is room: as much as a large request. */
const PROBE = " ".repeat(64 * 1024);

/** The same transactions, which remember that one could not be stored. */
export function watchHealth(transact: TransactionQueue<Transaction>["transact"]): Pick<Store, "transact" | "problem"> {
  let problem: StoreUnavailableError | undefined;

  async function watched<Result>(work: (tx: Transaction) => Promise<Result>, options?: QueueOptions): Promise<Result> {
    try {
      return await transact(work, options);
    } catch (error) {
      if (error instanceof StoreUnavailableError) problem = error;
      throw error;
    }
  }

  async function probe(): Promise<void> {
    // Whoever asks for the health of the sandbox does not wait for a lock.
    for (const value of [PROBE, ""]) await watched((tx) => tx.settings.put("probe", value), { lockTimeout: 0 });
  }

  return {
    transact: (work) => watched(work),
    async problem() {
      if (problem === undefined) return undefined;
      problem = undefined;
      await probe().catch(() => {});
      return problem;
    },
  };
}
