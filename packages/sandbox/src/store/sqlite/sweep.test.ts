import { expect, it } from "vitest";
import { type Database, openDatabase } from "./file/database.ts";
import { migrate } from "./file/migrate.ts";
import { replaceTerms } from "./searched-entities.ts";
import { sweep } from "./sweep.ts";

const [SWEPT, OTHER] = [7, 8];

interface Column {
  readonly name: string;
  readonly type: string;
}

function tablesOfOrganizations(db: Database): Map<string, readonly Column[]> {
  const names = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  const columnsOf = (table: string) => db.all<Column>("SELECT name, type FROM pragma_table_info(?1)", table);
  const tables = names.map(({ name }) => [name, columnsOf(name)] as const);
  return new Map(tables.filter(([, columns]) => columns.some(({ name }) => name === "org")));
}

function insertRow(db: Database, table: string, columns: readonly Column[], org: number): void {
  const sampleOf = ({ name, type }: Column) => (["INTEGER", "REAL"].includes(type) ? org : `${name} ${org}`);
  const places = columns.map((_, index) => `?${index + 1}`);
  db.run(`INSERT INTO ${table} VALUES (${places})`, ...columns.map(sampleOf));
}

it("deletes all rows of a hidden organization, and keeps all others", async () => {
  const db = openDatabase(":memory:");
  migrate(db);
  const tables = tablesOfOrganizations(db);
  tables.delete("leftovers");
  for (const [table, columns] of tables) for (const org of [SWEPT, OTHER]) insertRow(db, table, columns, org);
  db.run("INSERT INTO journal_details (seq, doc) SELECT seq, 'details' FROM journal");
  db.run("INSERT INTO leftovers (org) VALUES (?1)", SWEPT);
  while (await sweep(db));
  const left = (org: number) =>
    [...tables.keys()].filter((table) => db.get(`SELECT 1 FROM ${table} WHERE org = ?1`, org));
  // Keys are deleted with their organization, or open it still when it is reset.
  expect(left(SWEPT)).toEqual(["keys"]);
  expect(left(OTHER)).toEqual([...tables.keys()]);
  expect(db.all("SELECT seq FROM journal_details")).toEqual([{ seq: OTHER }]);
  expect(db.get("SELECT * FROM leftovers")).toBeUndefined();
});

it("an entity gets its terms while a deleted row still has the same terms", () => {
  const db = openDatabase(":memory:");
  migrate(db);
  for (const org of [SWEPT, OTHER]) replaceTerms(db, "tests", { org, seq: 1 }, ["usable"]);
  expect(db.all("SELECT org FROM terms ORDER BY org")).toEqual([{ org: SWEPT }, { org: OTHER }]);
});
