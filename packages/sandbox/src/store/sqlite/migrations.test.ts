import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { migrate, migrations } from "./migrations.ts";

const tables = "SELECT group_concat(name) AS names FROM (SELECT name FROM sqlite_schema ORDER BY name)";

it("runs the steps that a database lacks, and each once", () => {
  const db = openDatabase(":memory:");
  migrate(db, ["CREATE TABLE a (x)"]);
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO b VALUES (1)"]);
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE b (x); INSERT INTO b VALUES (1)"]);
  expect(db.get(tables)).toEqual({ names: "a,b" });
  expect(db.get("SELECT count(*) AS count FROM b")).toEqual({ count: 1 });
});

it("undoes all steps when one fails, and can go on from there", () => {
  const db = openDatabase(":memory:");
  migrate(db, ["CREATE TABLE a (x)"]);
  const failing = ["CREATE TABLE a (x)", "CREATE TABLE b (x)", "CREATE TABLE c (x); CREATE TABLE a (x)"];
  expect(() => migrate(db, failing)).toThrow("already exists");
  expect(db.get(tables)).toEqual({ names: "a" });
  migrate(db, ["CREATE TABLE a (x)", "CREATE TABLE d (x)"]);
  expect(db.get(tables)).toEqual({ names: "a,d" });
});

it("brings an empty database to the present layout", () => {
  const db = openDatabase(":memory:");
  migrate(db);
  expect(db.get("PRAGMA user_version")).toEqual({ user_version: migrations.length });
});
