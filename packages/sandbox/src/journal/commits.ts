import { AsyncLocalStorage } from "node:async_hooks";
import type { Store } from "../store/store.ts";

/** The transactions of one request. */
export interface Commits {
  /** Whether one is committed: a failure of the store after that must not deny that something has changed. */
  any: boolean;
}

const current = new AsyncLocalStorage<Commits>();

/** Transactions that `work` begins are noted in `commits`. */
export const noting = <Result>(commits: Commits, work: () => Result): Result => current.run(commits, work);

/** The same store, which notes each commit for the request that it belongs to. */
export const noteCommits = (store: Store): Store => ({
  ...store,
  async transact(work, options) {
    const result = await store.transact(work, options);
    const commits = current.getStore();
    if (commits !== undefined) commits.any = true;
    return result;
  },
});
