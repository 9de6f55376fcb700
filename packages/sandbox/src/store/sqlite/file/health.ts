import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Store, Transaction } from "../../store.ts";

/** Bytes written to find out whether there is room: as much as a large request. */
const PROBE = " ".repeat(64 * 1024);

/** The same transactions, which remember that one could not be stored. */
export function watchHealth(transact: Store["transact"]): Pick<Store, "transact" | "problem"> {
  let problem: StoreUnavailableError | undefined;

  async function watched<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await transact(work);
    } catch (error) {
      if (error instanceof StoreUnavailableError) problem = error;
      throw error;
    }
  }

  async function probe(): Promise<void> {
    for (const value of [PROBE, ""]) await watched((tx) => tx.settings.put("probe", value));
  }

  return {
    transact: watched,
    async problem() {
      if (problem === undefined) return undefined;
      problem = undefined;
      await probe().catch(() => {});
      return problem;
    },
  };
}
