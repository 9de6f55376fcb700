import { expect, it } from "vitest";
import { namingOf } from "../../../domain/naming.ts";
import { createJournal } from "../journal/journal.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

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

it("keeps what requests asked for that an earlier layout has in rows of their own", async () => {
  const db = openDatabase(":memory:");
  const before = migrations.findIndex((step) => String(step).includes("UPDATE journal_reads"));
  migrate(db, migrations.slice(0, before));
  const key = { id: "key_1", hint: "cdef" };
  const exchange = { version: "v1", method: "GET", path: "/v1/exams", key, durationInMs: 0.4, faultId: "flt_1" };
  db.exec(`
    INSERT INTO organizations (number, id, doc, version, place) VALUES (1, 'org_1', '{}', 1, 1);
    INSERT INTO journal_reads VALUES (100, 1, 2, 'req_1', 'req_2', 5,
      '[["req_1","listExams",200,4,4,null,${JSON.stringify(exchange)}],["req_2","listCandidates",200,5,5.5,null,null]]');
    INSERT INTO journal_details VALUES (101, '{"query":"query=ada@example.com"}'), (102, '{"query":"of a change"}');
    INSERT INTO journal_mentions VALUES (1, 'ada@example.com', 101);
  `);
  migrate(db);
  const journal = createJournal(db);
  const queryOf = async (id: string) => (await journal.get("org_1", id))?.details?.query;
  expect(await journal.get("org_1", "req_1")).toMatchObject({ at: 4, recordedAt: 4, status: 200, exchange });
  expect(await journal.get("org_1", "req_2")).not.toHaveProperty("exchange");
  expect(await queryOf("req_2")).toBe("query=ada@example.com");
  expect(db.get("SELECT group_concat(seq) AS seqs FROM journal_details")).toEqual({ seqs: "102" });
  await journal.forget("org_1", "cnd_1", namingOf(["cnd_1"], [{ email: "ada@example.com" }]));
  expect(await queryOf("req_2")).toBeUndefined();
});

it("finds skills and tasks of an earlier layout by name and title", () => {
  const db = openDatabase(":memory:");
  const before = migrations.findIndex((step) => String(step).includes("tasks ADD COLUMN text"));
  migrate(db, migrations.slice(0, before));
  db.exec(`
    INSERT INTO skills (org, id, doc, version, text) VALUES (1, 'skl_1', '{"name":"Übersetzung"}', 1, '');
    INSERT INTO tasks (org, id, doc, published, tags, published_tags) VALUES
      (1, 'tsk_1', '{"draft":{"title":"New"},"published":{"title":"Old"}}', 1, '[]', '[]'),
      (1, 'tsk_2', '{"published":{"title":"ÉCLAIR"}}', 1, '[]', '[]');
  `);
  migrate(db);
  const texts = db.all<{ text: string }>("SELECT text FROM skills UNION ALL SELECT text FROM tasks");
  expect(texts.map(({ text }) => text)).toEqual(["übersetzung", "new", "éclair"]);
});
