import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Store, Transaction } from "../../store.ts";
import type { QueueOptions, TransactionQueue } from "../transactions.ts";

/** Bytes written to test free space, as large as a large request. */
const PROBE = " ".repeat(64 * 1024);

/** Wraps transactions and remembers storage failures. */
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
    // A health check does not wait for a lock.
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
