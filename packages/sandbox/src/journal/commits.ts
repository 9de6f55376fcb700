import { AsyncLocalStorage } from "node:async_hooks";

/** The transactions of one request. */
export interface Commits {
  /** Whether one is committed: a failure of the store after that must not deny that something has changed. */
  any: boolean;
}

const current = new AsyncLocalStorage<Commits>();

/** Transactions that `work` begins are noted in `commits`. */
export const noting = <Result>(commits: Commits, work: () => Result): Result => current.run(commits, work);

/** Notes a commit for the request that it belongs to. */
export function noteCommit(): void {
  const commits = current.getStore();
  if (commits !== undefined) commits.any = true;
}
