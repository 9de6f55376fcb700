import type { StoreUnavailableError } from "../domain/storage-errors.ts";
import type { Instant } from "../domain/time.ts";
import type { Backlog } from "./backlog.ts";
import type { CommitNews, Frozen, Reader, Sharing, Tables } from "./tables.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

export type * from "./tables.ts";

/** One transaction, which sees its own changes: the public part of a unit of work. */
export type Transaction = Pick<UnitOfWork, "observe"> & {
  readonly [Name in keyof Tables]: Pick<UnitOfWork[Name], keyof Tables[Name] & keyof UnitOfWork[Name]>;
};

/** Connections of one kind, of this process. */
export interface Connections {
  readonly kind: "read" | "write";
  readonly idle: number;
  readonly busy: number;
  /** Statements and transactions that wait for one. */
  readonly waiting: number;
}

export interface TransactOptions {
  /**
   * The transaction needs not be alone: its changes commute, or conditions of its statements and constraints of the database keep all rules that it
   * reads for. Statements then see what others have committed meanwhile, and many such transactions run at a time.
   */
  readonly commutes?: boolean;
}

export interface Store extends Reader {
  /** Absent where one process has the data for itself. */
  readonly sharing?: Sharing;
  /** Tells of each transaction that this process has committed. */
  whenCommitted(told: (news: Readonly<CommitNews>) => void): void;
  /**
   * All of `work` or, when it throws, nothing; durable when the promise resolves. Transactions behave as if they ran one after
   * the other. A store may run `work` again when two collide, so it has no effect but through the transaction. Reads outside of it
   * see what was committed; waiting for another transaction within `work` is an error, and work that never ends is rolled back.
   * @throws StorageFullError, StoreUnavailableError when the store itself fails; nothing of `work` has happened
   * @throws UnknownOutcomeError when it fails in the middle of the commit; all of `work` has happened, or nothing
   */
  transact<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  /** The organization as it is now, to be read bit by bit while others go on changing it. */
  freeze(organizationId: string): Promise<Frozen>;
  /**
   * Deletes rows that nobody sees any more: of deleted and cleared organizations, of dropped drafts, and of deleted snapshots. A call takes some ten
   * milliseconds, and says whether there may be more to delete.
   */
  sweep(): Promise<boolean>;
  /** Work that waits. @param dueBy by the sandbox's clock @param now by the machine's */
  backlog(dueBy: Instant, now: Instant): Promise<Backlog>;
  /** Use of connections to a database that others have, too; absent where there are none. */
  readonly connections?: () => readonly Connections[];
  /** Why nothing can be stored at present; undefined when it can. After a failure this tries, and so finds when that has passed. */
  problem(): Promise<StoreUnavailableError | undefined>;
  /** Waits for the transactions there are, and refuses further ones. */
  close(): Promise<void>;
}
