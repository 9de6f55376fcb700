import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { candidate, OURS, organization } from "../../../../testing/store-suite/samples.ts";
import { openDatabase } from "./database.ts";
import { layout } from "./layout.ts";
import { migrate } from "./migrate.ts";

const database = useDatabaseFile();

const tables = "SELECT group_concat(name) AS names FROM (SELECT name FROM sqlite_schema ORDER BY name)";

function change(sql: string): void {
  const db = new DatabaseSync(database.file);
  db.exec(sql);
  db.close();
}

async function fill(): Promise<void> {
  const store = database.open();
  await store.transact(async (tx) => {
    await tx.organizations.put(organization());
    await tx.candidates.put(candidate({ id: "cnd_1", firstName: "Ada" }));
  });
  await store.close();
}

it("runs missing steps, each once", () => {
  const db = openDatabase(":memory:");
  migrate(db, ["CREATE TABLE a (x)"]);
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO b VALUES (1)"]);
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO b VALUES (1)"]);
  expect(db.get(tables)).toEqual({ names: "a,b" });
  expect(db.get("SELECT count(*) AS count FROM b")).toEqual({ count: 1 });
});

it("rolls back all steps if one fails, and can be repeated", () => {
  const db = openDatabase(":memory:");
  migrate(db, ["CREATE TABLE a (x)"]);
  const failing = ["CREATE TABLE a (x)", "CREATE TABLE b (x)", "CREATE TABLE c (x); CREATE TABLE a (x)"];
  expect(() => migrate(db, failing)).toThrow("already exists");
  expect(db.get(tables)).toEqual({ names: "a" });
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE d (x)"]);
  expect(db.get(tables)).toEqual({ names: "a,d" });
});

it("migrates data to the next layout, which this release then refuses", async () => {
  await fill();
  const next = `ALTER TABLE candidates ADD COLUMN first_name TEXT;
    UPDATE candidates SET first_name = doc ->> '$.firstName'`;
  const db = openDatabase(database.file);
  migrate(db, [...layout, next]);
  expect(db.all("SELECT id, first_name FROM candidates")).toEqual([{ id: "cnd_1", first_name: "Ada" }]);
  expect(db.get("PRAGMA user_version")).toEqual({ user_version: layout.length + 1 });
  db.close();
  expect(database.open).toThrow(
    `it was written by a newer release (layout ${layout.length + 1}; this one knows up to ${layout.length}). Use that release, or choose another file.`,
  );
  change(`ALTER TABLE candidates DROP COLUMN first_name; PRAGMA user_version = ${layout.length}`);
  const store = database.open();
  expect(await store.candidates.get(OURS, "cnd_1")).toMatchObject({ firstName: "Ada" });
  await store.close();
});
