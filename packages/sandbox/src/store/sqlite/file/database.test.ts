import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../../../testing/temporary-folder.ts";
import { createSqliteStore } from "../index.ts";
import { openDatabase } from "./database.ts";

it("waits for the disk at each commit, and for other connections", async () => {
  const file = join(temporaryFolder(), "store.sqlite");
  await createSqliteStore({ file }).close();
  const db = openDatabase(file);
  expect(db.get("PRAGMA synchronous")).toEqual({ synchronous: 2 });
  expect(db.get("PRAGMA journal_mode")).toEqual({ journal_mode: "wal" });
  expect(db.get("PRAGMA busy_timeout")).toEqual({ timeout: 5000 });
  db.close();
});

it("runs more different statements than its cache holds", () => {
  const db = openDatabase(":memory:");
  for (let number = 0; number < 1200; number++) expect(db.get(`SELECT ${number} AS number`)).toEqual({ number });
  expect(db.get("SELECT 0 AS number")).toEqual({ number: 0 });
  db.close();
});

it("compiles a statement once for any limit", () => {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const db = openDatabase(":memory:");
  const connection = exec.mock.contexts[0] as DatabaseSync;
  exec.mockRestore();
  db.exec("CREATE TABLE numbers (number INTEGER PRIMARY KEY); INSERT INTO numbers VALUES (1), (2), (3), (4)");
  const compiled = vi.fn(() => 0);
  connection.setAuthorizer(compiled);
  const page = (limit: number, offset: number) =>
    db.all<{ number: number }>(
      `SELECT number FROM numbers WHERE number < 3 UNION ALL SELECT number FROM numbers WHERE number > 2
       ORDER BY 1 LIMIT ?1 OFFSET ?2`,
      limit,
      offset,
    );
  expect(page(2, 1)).toEqual([{ number: 2 }, { number: 3 }]);
  const once = compiled.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  expect(page(1, 3)).toEqual([{ number: 4 }]);
  expect(page(9, 0)).toHaveLength(4);
  expect(compiled).toHaveBeenCalledTimes(once);
  db.close();
});

it("keeps rolled back savepoints in memory", () => {
  const db = openDatabase(":memory:");
  expect(db.get("PRAGMA temp_store")).toEqual({ temp_store: 2 });
  db.close();
});
