import { accessSync, chmodSync, closeSync, constants, openSync, type Stats, statSync } from "node:fs";

/** The database with what belongs to it: SQLite's log and its index, the lock, and the number of commits. */
const SUFFIXES = ["", "-wal", "-shm", "-lock", "-commits"] as const;

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** In bytes; undefined where there is no such file. */
export const sizeOf = (path: string): number | undefined => statOf(path)?.size;

/** Remembers which files a database and its log are, both of which must be open. */
export function openedFiles(database: string): { areInPlace(): boolean } {
  const opened = [database, `${database}-wal`].map((path) => ({ path, stats: statOf(path) }));
  const isInPlace = (stats: Stats | undefined, now: Stats | undefined) =>
    now?.ino === stats?.ino && now?.dev === stats?.dev;
  return { areInPlace: () => opened.every(({ path, stats }) => isInPlace(stats, statOf(path))) };
}

/** SQLite opens a file that it may not write to as if nothing were wrong. @throws Error */
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

/** Databases hold tokens and secrets: only their owner reads them. */
const OWNER_ONLY = 0o600;

/** Creates a file where there is none, which is not there already for others to read before its permissions are changed. */
export function createPrivately(path: string): void {
  if (statOf(path) === undefined) closeSync(openSync(path, "wx", OWNER_ONLY));
}

/** Takes the permissions of others from a database that an earlier release or a copy has created with them. */
export function makePrivate(database: string): void {
  for (const path of SUFFIXES.map((suffix) => database + suffix)) {
    const stats = statOf(path);
    // Only the owner can; where that is somebody else, the permissions are theirs to decide.
    if (stats !== undefined && stats.uid === process.getuid?.() && (stats.mode & 0o077) !== 0)
      chmodSync(path, OWNER_ONLY);
  }
}
