import { Pool } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { useDatabase } from "../../../../testing/postgres/use-database.ts";
import { candidate, OURS } from "../../../../testing/store-suite/samples.ts";
import { createDatabase } from "../connection/database.ts";
import { createPostgresStore } from "../index.ts";
import { layout } from "./layout.ts";
import { migrate } from "./migrate.ts";

const server = await findServer();

describe.skipIf(server === undefined)("stores of PostgreSQL", () => {
  const { database, open } = useDatabase(server);

  test("work with the next layout, and refuse the one after that", async () => {
    const [one] = await open();
    await one.transact((tx) => tx.candidates.put(candidate({ id: "cnd_1", firstName: "Ada" })));
    const next = `ALTER TABLE candidates ADD COLUMN first_name text;
      UPDATE candidates SET first_name = doc::json ->> 'firstName'`;
    const pool = new Pool({ connectionString: database.url });
    const client = await pool.connect();
    onTestFinished(async () => {
      client.release();
      await pool.end();
    });
    await migrate(client, createDatabase(client, { prepares: true }), { steps: [...layout, next] });
    const { rows } = await client.query("SELECT id, first_name FROM candidates");
    expect(rows).toEqual([{ id: "cnd_1", first_name: "Ada" }]);
    await (await createPostgresStore({ url: database.url })).close();
    expect(await one.candidates.get(OURS, "cnd_1")).toMatchObject({ firstName: "Ada" });

    const version = (number: number) => client.query("UPDATE layout_version SET version = $1", [number]);
    await version(layout.length + 2);
    await expect(createPostgresStore({ url: database.url })).rejects.toThrow(
      `it was written by a newer release (layout ${layout.length + 2}; this one knows up to ${layout.length}). Use that release, or another database.`,
    );
    await client.query("ALTER TABLE candidates DROP COLUMN first_name");
    await version(layout.length);
  });

  test("have unique keys that begin with the organization's random number", async () => {
    await open();
    const { rows } = await database.client.query(`
      SELECT table_one.relname AS name, column_one.attname AS first FROM pg_index i
      JOIN pg_class table_one ON table_one.oid = i.indrelid
      JOIN pg_namespace n ON n.oid = table_one.relnamespace AND n.nspname = 'public'
      JOIN pg_attribute column_one ON column_one.attrelid = i.indrelid AND column_one.attnum = i.indkey[0]
      WHERE i.indisunique ORDER BY 1, 2`);
    const firsts = new Map<string, Set<string>>();
    for (const { name, first } of rows) firsts.set(name, (firsts.get(name) ?? new Set()).add(first));
    const others = [...firsts].filter(([, columns]) => !(columns.size === 1 && columns.has("org")));
    // Tables without an organization, and snapshots, which have a separate random number.
    expect(Object.fromEntries(others.map(([name, columns]) => [name, [...columns]]))).toEqual({
      layout_version: ["single"],
      organizations: ["id", "number"],
      rate_counts: ["key"],
      settings: ["name"],
      snapshot_erasures: ["snapshot"],
      snapshot_rows: ["snapshot"],
      snapshots: ["number", "organization"],
    });
  });
});
