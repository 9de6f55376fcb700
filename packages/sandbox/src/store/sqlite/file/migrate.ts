import { reindexCandidates } from "../candidates/listed.ts";
import type { Database } from "./database.ts";
import { migrations, type Step } from "./migrations.ts";

/** "ASMT": tells a database of the sandbox from any other file of SQLite. */
const APPLICATION_ID = 0x41534d54;

/** Candidates of a database before this layout are indexed anew. */
const INDEX_LAYOUT = 3;

/** The layout of a database, 0 while it is empty. @throws Error for one of another program, or of a newer release */
export function readLayout(db: Database, steps: readonly Step[] = migrations): number {
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

/** Brings a database to the present layout, all or nothing. @throws Error as `readLayout` */
export function migrate(db: Database, steps: readonly Step[] = migrations): void {
  const version = readLayout(db, steps);
  if (version === steps.length) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const step of steps.slice(version)) typeof step === "string" ? db.exec(step) : step(db);
    if (version > 0 && version < INDEX_LAYOUT && steps.length >= INDEX_LAYOUT) reindexCandidates(db);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${steps.length}; COMMIT`);
    // So that the file itself tells which database it is, whatever becomes of the log beside it.
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    if (db.inTransaction()) db.exec("ROLLBACK");
    throw error;
  }
}
