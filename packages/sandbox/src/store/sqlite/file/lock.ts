import { DatabaseSync } from "node:sqlite";
import { codeOf, SQLITE_BUSY } from "./failures.ts";
import { createPrivately, sizeOf } from "./files.ts";

/**
 * Makes this the only store on a database, in any process. The lock is one of the operating system on a file beside it, which ends with
 * the process however that ends.
 * @returns releases the lock
 * @throws Error when another store has it
 */
export function lockFile(database: string): () => void {
  createPrivately(`${database}-lock`);
  return lock(`${database}-lock`, "BEGIN EXCLUSIVE", "Stop that one, or choose another file.");
}

/**
 * A lock whose file was deleted keeps nobody out. So this also asks for the database as a whole, which no other process may have open.
 * It cannot be the lock itself: this process opens the database several times.
 * @throws Error when another process has it open
 */
export function demandAlone(database: string): void {
  const what =
    "It may be a sandbox whose lock file was deleted, or a program that looks at databases. End it, or choose another file.";
  if (sizeOf(database)) lock(database, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT", what)();
}

function lock(file: string, sql: string, advice: string): () => void {
  // Another process may just be shutting down.
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
