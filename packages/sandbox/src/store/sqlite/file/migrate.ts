import type { Database } from "./database.ts";
import { layout } from "./layout.ts";

/** "ASBX": application id of the sandbox's databases. */
const APPLICATION_ID = 0x41534258;

/**
 * Returns the layout of a database, 0 if it is empty.
 * @throws Error for a database of another program or release
 */
export function readLayout(db: Database, steps: readonly string[] = layout): number {
  const pragma = (name: string) => Number(Object.values(db.get<Record<string, number>>(`PRAGMA ${name}`) ?? {})[0]);
  const version = pragma("user_version");
  const tables = db.get<{ count: number }>("SELECT count(*) AS count FROM sqlite_schema")?.count ?? 0;
  if (pragma("application_id") !== APPLICATION_ID && (tables > 0 || version > 0))
    throw new Error("it belongs to another program. Choose another file.");
  if (version > steps.length)
    throw new Error(
      `it was written by a newer release (layout ${version}; this one knows up to ${steps.length}). ` +
        "Use that release, or choose another file.",
    );
  return version;
}

/**
 * In one transaction.
 * @throws Error as `readLayout`
 */
export function migrate(db: Database, steps: readonly string[] = layout): void {
  const version = readLayout(db, steps);
  if (version === steps.length) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps.slice(version)) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${steps.length}; COMMIT`);
    // The file then has its identity even if its log is lost.
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (db.inTransaction()) db.exec("ROLLBACK");
    throw error;
  }
}
