import { DatabaseSync } from "node:sqlite";

/**
 * Makes this the only store on a file, in any process. The lock is one of the operating system on a file beside it, which ends with
 * the process however that ends.
 * @returns releases the lock
 * @throws Error when another store has it
 */
export function lockFile(file: string): () => void {
  // Another one may just be shutting down.
  const connection = new DatabaseSync(`${file}-lock`, { timeout: 500 });
  try {
    connection.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    connection.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error("it is in use by another process. Stop that one, or choose another file.");
  }
  return () => connection.close();
}

const SQLITE_BUSY = 5;
