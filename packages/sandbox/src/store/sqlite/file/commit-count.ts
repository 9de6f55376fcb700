import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Database } from "./database.ts";
import { createPrivately, openedFiles } from "./files.ts";
import { findIdentity, type Identity } from "./identity.ts";

export type CommitCount = Pick<Identity, "id" | "commits">;

const pathOf = (database: string): string => `${database}-commits`;

export function readCommitCount(database: string): CommitCount | undefined {
  try {
    const [, id = "", commits] = /^(\w+) (\d+)\n$/.exec(readFileSync(pathOf(database), "latin1")) ?? [];
    return commits === undefined ? undefined : { id, commits: Number(commits) };
  } catch {
    return undefined;
  }
}

const FILES_CHANGED = "its data folder, or a file in it, was deleted, moved or replaced; restart the sandbox";

export interface CommitCounter {
  /**
   * Counts a commit with changes, as part of it.
   * @throws StoreUnavailableError if the commit would be lost
   */
  before(): void;
  after(): void;
  close(): void;
}

/**
 * Counts commits in the database and in a file next to it, so that the next start detects missing commits. After a crash the file's count
 * may be too low, never too high.
 */
export function countCommits(db: Database, database: string): CommitCounter {
  const { id = "", commits = 0 } = findIdentity(db) ?? {};
  let count = commits;
  createPrivately(pathOf(database));
  const file = openSync(pathOf(database), "r+");
  // Fixed length, so that writes replace the previous count.
  const write = () => writeSync(file, `${id} ${String(count).padStart(16, "0")}\n`, 0);
  ftruncateSync(file, write());
  fsyncSync(file);
  const changesOf = () => db.get<{ changes: number }>("SELECT total_changes() AS changes")?.changes;
  let changes = changesOf();
  const opened = openedFiles(database);
  return {
    before() {
      if (changesOf() === changes) return;
      // SQLite continues to write to a deleted file, which cannot be opened again.
      if (!opened.areInPlace()) throw new StoreUnavailableError(FILES_CHANGED);
      count += 1;
      db.run("UPDATE identity SET commits = ?1", count);
    },
    after() {
      changes = changesOf();
      try {
        write();
      } catch {
        // The commit is durable; the next one writes the file again.
      }
    },
    close: () => closeSync(file),
  };
}
