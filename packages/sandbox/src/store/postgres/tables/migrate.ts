import { setTimeout as delay } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "../connection/database.ts";
import { layout, textIndexes } from "./layout.ts";

/** Maximum attempts: processes that create the first table concurrently collide. */
const ATTEMPTS = 5;

/**
 * Migrates under a row lock, for which other processes wait.
 * @param options.plain without features that other engines lack
 * @throws Error for a database of a release that is too new
 */
export async function migrate(
  client: PoolClient,
  db: Database,
  { steps = layout, plain = false }: { steps?: readonly string[]; plain?: boolean } = {},
): Promise<void> {
  if (await isPresent(db, steps.length)) return;
  const encoding = await db.one<{ server_encoding: string }>("SHOW server_encoding");
  if (encoding?.server_encoding !== "UTF8") throw new Error("its encoding is not UTF8");
  await createVersion(db);
  await db.run("BEGIN");
  try {
    const { version = 0 } = (await db.one<{ version: number }>("SELECT version FROM layout_version FOR UPDATE")) ?? {};
    // The layout of the next release is also compatible, see layout.ts.
    if (version > steps.length + 1)
      throw new Error(
        `it was written by a newer release (layout ${version}; this one knows up to ${steps.length}). Use that release, or another database`,
      );
    for (const step of steps.slice(version)) await client.query(plain ? step.replace("UNLOGGED TABLE", "TABLE") : step);
    if (version < steps.length) await db.run("UPDATE layout_version SET version = $1", steps.length);
    if (!plain && version < steps.length) await createTextIndexes(db);
    await db.run("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** Returns whether the database has the current layout, without a lock. */
async function isPresent(db: Database, steps: number): Promise<boolean> {
  const found = await db.one<{ exists: boolean }>("SELECT to_regclass('layout_version') IS NOT NULL AS exists");
  if (!found?.exists) return false;
  return (await db.one("SELECT 1 FROM layout_version WHERE version = $1", steps)) !== undefined;
}

async function createVersion(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await db.run(
        "CREATE TABLE IF NOT EXISTS layout_version (single boolean PRIMARY KEY CHECK (single), version integer NOT NULL)",
      );
      await db.run("INSERT INTO layout_version (single, version) VALUES (true, 0) ON CONFLICT DO NOTHING");
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(attempt * 20);
    }
}

/** Searches also work without an extension that is missing or that the user may not create. */
async function createTextIndexes(db: Database): Promise<void> {
  for (const statement of textIndexes) {
    await db.run("SAVEPOINT optional");
    await db.run(statement).catch(() => db.run("ROLLBACK TO SAVEPOINT optional"));
    await db.run("RELEASE SAVEPOINT optional");
  }
}
