import { describe, expect, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { useDatabase } from "../../../../testing/postgres/use-database.ts";
import { OURS, skill, task, taskContent } from "../../../../testing/store-suite/samples.ts";
import { createPostgresStore } from "../index.ts";

const server = await findServer();

describe.skipIf(server === undefined)("stores of PostgreSQL", () => {
  const { database, open } = useDatabase(server);

  test("refuse a layout that is newer than the next one, and work with the next", async () => {
    const [one] = await open();
    const { rows } = await database.client.query("SELECT steps FROM layout");
    const { steps } = rows[0];
    await database.client.query("UPDATE layout SET steps = $1", [steps + 1]);
    await (await createPostgresStore({ url: database.url })).close();
    await database.client.query("UPDATE layout SET steps = $1", [steps + 2]);
    await expect(createPostgresStore({ url: database.url })).rejects.toThrow(
      /cannot be used: it was written by a newer release/,
    );
    await database.client.query("UPDATE layout SET steps = $1", [steps]);
    expect(await one.organizations.get(OURS)).toBeDefined();
  });

  test("find skills and tasks of an earlier layout by name and title", async () => {
    const [one] = await open();
    await one.transact(async (tx) => {
      await tx.skills.put(skill({ name: "Übersetzung" }));
      await tx.tasks.put(task({ published: taskContent({ title: "Old" }), draft: taskContent({ title: "ÉCLAIR" }) }));
      await tx.tasks.put(task({ id: "tsk_2", published: taskContent({ title: "Straße" }) }));
    });
    await database.client.query(
      "UPDATE skills SET text = ''; UPDATE tasks SET text = ''; DROP TABLE rate_counts, candidate_counts; DROP FUNCTION count_candidate CASCADE; UPDATE layout SET steps = 1",
    );
    await (await createPostgresStore({ url: database.url })).close();
    const { rows } = await database.client.query("SELECT text FROM skills UNION ALL SELECT text FROM tasks ORDER BY 1");
    expect(rows.map(({ text }) => text)).toEqual(["straße", "éclair", "übersetzung"]);
  });

  test("have unique keys that begin with what spreads rows over machines", async () => {
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
    // Tables that belong to no organization, and snapshots, which have a random number of their own.
    expect(Object.fromEntries(others.map(([name, columns]) => [name, [...columns]]))).toEqual({
      layout: ["single"],
      organizations: ["id", "number"],
      rate_counts: ["key"],
      settings: ["name"],
      snapshot_erasures: ["snapshot"],
      snapshot_rows: ["snapshot"],
      snapshots: ["number", "organization"],
    });
  });
});
