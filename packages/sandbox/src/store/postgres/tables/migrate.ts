import { setTimeout as delay } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "../connection/database.ts";
import { migrations, type Step, textIndexes } from "./layout.ts";

/** Processes that create the first table at the same time collide. */
const ATTEMPTS = 5;

/**
 * Brings a database to the present layout. The first process does so, others wait for it: they want the same row.
 * @param options.plain without what PostgreSQL has beyond other engines that speak its language
 * @throws Error when a newer release has written it that this one cannot work with, or when it holds something else
 */
export async function migrate(
  client: PoolClient,
  db: Database,
  { steps = migrations, plain = false }: { steps?: readonly Step[]; plain?: boolean } = {},
): Promise<void> {
  if (await isPresent(db, steps.length)) return;
  const encoding = await db.one<{ server_encoding: string }>("SHOW server_encoding");
  if (encoding?.server_encoding !== "UTF8") throw new Error("its encoding is not UTF8");
  await createLayout(db);
  await db.run("BEGIN");
  try {
    const layout = await db.one<{ steps: number }>("SELECT steps FROM layout FOR UPDATE");
    const { steps: taken = 0 } = layout ?? {};
    // A layout of the next release fits as well, see layout.ts.
    if (taken > steps.length + 1)
      throw new Error(
        `it was written by a newer release (layout ${taken}; this one knows up to ${steps.length}). Use that release, or another database.`,
      );
    for (const step of steps.slice(taken))
      await (typeof step === "string"
        ? client.query(plain ? step.replace("UNLOGGED TABLE", "TABLE") : step)
        : step(db));
    if (taken < steps.length) await db.run("UPDATE layout SET steps = $1", steps.length);
    if (!plain && taken < steps.length) await createTextIndexes(db);
    await db.run("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** Whether there is nothing to do, which a start finds out without a lock. */
async function isPresent(db: Database, steps: number): Promise<boolean> {
  const found = await db.one<{ exists: boolean }>("SELECT to_regclass('layout') IS NOT NULL AS exists");
  return found?.exists === true && (await db.one("SELECT 1 FROM layout WHERE steps = $1", steps)) !== undefined;
}

async function createLayout(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await db.run(
        "CREATE TABLE IF NOT EXISTS layout (single boolean PRIMARY KEY CHECK (single), steps integer NOT NULL)",
      );
      await db.run("INSERT INTO layout (single, steps) VALUES (true, 0) ON CONFLICT DO NOTHING");
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(attempt * 20);
    }
}

/** Where an extension is missing, or may not be created, searches do without. */
async function createTextIndexes(db: Database): Promise<void> {
  for (const statement of textIndexes) {
    await db.run("SAVEPOINT optional");
    await db.run(statement).catch(() => db.run("ROLLBACK TO SAVEPOINT optional"));
    await db.run("RELEASE SAVEPOINT optional");
  }
}
