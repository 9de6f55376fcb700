import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { createSqliteStore } from "./index.ts";

it("waits for the disk at each commit, and for other connections", async () => {
  const folder = mkdtempSync(join(tmpdir(), "database-test-"));
  const file = join(folder, "store.sqlite");
  await createSqliteStore({ file }).close();
  const db = openDatabase(file);
  // 2 is FULL.
  expect(db.get("PRAGMA synchronous")).toEqual({ synchronous: 2 });
  expect(db.get("PRAGMA journal_mode")).toEqual({ journal_mode: "wal" });
  expect(db.get("PRAGMA busy_timeout")).toEqual({ timeout: 5000 });
  db.close();
  rmSync(folder, { recursive: true });
});

it("can run more different statements than it keeps", () => {
  const db = openDatabase(":memory:");
  for (let number = 0; number < 1200; number++) expect(db.get(`SELECT ${number} AS number`)).toEqual({ number });
  expect(db.get("SELECT 0 AS number")).toEqual({ number: 0 });
  db.close();
});
