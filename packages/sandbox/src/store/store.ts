import type { StoreUnavailableError } from "../domain/storage-errors.ts";
import type { Instant } from "../domain/time.ts";
import type { Backlog } from "./backlog.ts";
import type { CommitNews, Frozen, Reader, Sharing, Tables } from "./tables.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

export type Transaction = Pick<UnitOfWork, "observe"> & {
  readonly [Name in keyof Tables]: Bound<Pick<UnitOfWork[Name], keyof Tables[Name] & keyof UnitOfWork[Name]>>;
};

/** Methods that must be called on their collection: `const { put } = tx.mails` does not work. */
type Bound<Collection> = {
  readonly [Name in keyof Collection]: Collection[Name] extends (...args: infer Args) => infer Result
    ? unknown extends Awaited<Result>
      ? Collection[Name]
      : (this: object, ...args: Args) => Result
    : Collection[Name];
};

export interface Connections {
  readonly kind: "read" | "write";
  readonly idle: number;
  readonly busy: number;
  readonly waiting: number;
}

export interface TransactOptions {
  /**
   * Allows concurrency: changes commute, or conditions and constraints of the database keep all rules that the
   * transaction reads for. Statements then see concurrent commits.
   */
  readonly commutes?: boolean;
  /** Timeout in milliseconds for a write lock of another program on a file; default: five seconds. */
  readonly lockTimeout?: number;
}

export interface Store extends Reader {
  /** Absent if one process owns the data. */
  readonly sharing?: Sharing;
  /** Registers a listener for commits of this process. */
  whenCommitted(listener: (news: Readonly<CommitNews>) => void): void;
  /**
   * Runs `work` as a transaction: all of its changes are durable when the promise resolves, or none is stored if
   * `work` throws. Transactions are serializable. After a conflict the store may run `work` again, so it must not
   * have other effects. Reads outside of the transaction see committed data. Waiting for another transaction
   * within `work` is an error. Work that does not end is rolled back.
   * @throws StorageFullError, StoreUnavailableError if the store fails; no change is stored
   * @throws UnknownOutcomeError if the store fails during the commit; all changes are stored, or none
   */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  /** Returns the current state of an organization for reading in batches, unaffected by concurrent changes. */
  freeze(organizationId: string): Promise<Frozen>;
  /**
   * Deletes hidden rows: of deleted and cleared organizations, dropped drafts and deleted snapshots. A call takes
   * about ten milliseconds and returns whether more rows may be left.
   */
  sweep(): Promise<boolean>;
  /**
   * Returns pending work.
   * @param dueBy time of the sandbox clock
   * @param now time of the machine clock
   */
  backlog(dueBy: Instant, now: Instant): Promise<Backlog>;
  /** Connections to a shared database; absent for other stores. */
  readonly connections?: () => readonly Connections[];
  /**
   * Returns why the store cannot write now; undefined if it can. After a failure it attempts a write to detect
   * recovery.
   */
  problem(): Promise<StoreUnavailableError | undefined>;
  /** Waits for open transactions and rejects further ones. */
  close(): Promise<void>;
}

export interface TransactionObserver {
  /** Called for each attempt. */
  readonly attempt?:
    | (<Result>(tx: Transaction, work: (tx: Transaction) => Promise<Result>) => Promise<Result>)
    | undefined;
  /** Called before the caller's promise resolves. */
  readonly committed?: (() => void) | undefined;
  readonly failed?: ((error: unknown) => void) | undefined;
}

/**
 * Returns a store with observed transactions.
 * @param begins called in the caller's context at the start of a transaction; at most one of the observers has
 * attempts
 */
export const observeStore = (store: Store, ...begins: readonly (() => TransactionObserver)[]): Store => ({
  ...store,
  async transact(work, options) {
    const observers: TransactionObserver[] = [];
    for (const begin of begins) observers.push(begin());
    let attempt: TransactionObserver["attempt"];
    for (const observer of observers) attempt ??= observer.attempt;
    try {
      const result = await store.transact(attempt === undefined ? work : (tx) => attempt(tx, work), options);
      for (const { committed } of observers) committed?.();
      return result;
    } catch (error) {
      for (const { failed } of observers) failed?.(error);
      throw error;
    }
  },
});
