import { DatabaseSync } from "node:sqlite";
import { codeOf, SQLITE_BUSY } from "./failures.ts";
import { createPrivately, sizeOf } from "./files.ts";

/**
 * Locks a database for this store, across processes. It is an operating system lock on a file next to the
 * database, which ends with the process.
 * @returns releases the lock
 * @throws Error if another store has the lock
 */
export function lockFile(database: string): () => void {
  createPrivately(`${database}-lock`);
  return lock(`${database}-lock`, "BEGIN EXCLUSIVE", "Stop that one, or choose another file.");
}

/**
 * A deleted lock file locks nobody out. So this also requests exclusive access to the database. This cannot
 * replace the lock, because this process opens the database several times.
 * @throws Error if another process has the database open
 */
export function demandAlone(database: string): void {
  const what =
    "It may be a sandbox whose lock file was deleted, or a program that reads the database. End it, or choose another file.";
  if (sizeOf(database)) lock(database, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT", what)();
}

function lock(file: string, sql: string, advice: string): () => void {
  // Another process may be shutting down.
  const connection = new DatabaseSync(file, { timeout: 500 });
  try {
    connection.exec(sql);
  } catch (error) {
    connection.close();
    if (codeOf(error) !== SQLITE_BUSY) throw error;
    throw new Error(`it is in use by another process. ${advice}`);
  }
  return () => connection.close();
}
