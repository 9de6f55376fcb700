import { accessSync, chmodSync, closeSync, constants, openSync, type Stats, statSync } from "node:fs";

/** SQLite's log and its index, the lock, and the commit count. */
const SUFFIXES = ["", "-wal", "-shm", "-lock", "-commits"] as const;

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

export const sizeOf = (path: string): number | undefined => statOf(path)?.size;

export function openedFiles(database: string): { areInPlace(): boolean } {
  const opened = [database, `${database}-wal`].map((path) => ({ path, stats: statOf(path) }));
  const isInPlace = (stats: Stats | undefined, now: Stats | undefined) =>
    now?.ino === stats?.ino && now?.dev === stats?.dev;
  return { areInPlace: () => opened.every(({ path, stats }) => isInPlace(stats, statOf(path))) };
}

/**
 * Checks permissions, because SQLite opens read-only files without an error.
 * @throws Error
 */
export function demandWritable(database: string): void {
  for (const path of SUFFIXES.map((suffix) => database + suffix)) {
    if (statOf(path) === undefined) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`${path} may not be written to (${code}). Change its permissions, or choose another file.`);
    }
  }
}

/** Databases contain tokens and secrets, so only their owner may read them. */
const OWNER_ONLY = 0o600;

/** Created with its final permissions, so that other users can never read it. */
export function createPrivately(path: string): void {
  if (statOf(path) === undefined) closeSync(openSync(path, "wx", OWNER_ONLY));
}

/** A copy may have permissions of other users. */
export function makePrivate(database: string): void {
  for (const path of SUFFIXES.map((suffix) => database + suffix)) {
    const stats = statOf(path);
    // Only the owner can change permissions.
    if (stats !== undefined && stats.uid === process.getuid?.() && (stats.mode & 0o077) !== 0)
      chmodSync(path, OWNER_ONLY);
  }
}
