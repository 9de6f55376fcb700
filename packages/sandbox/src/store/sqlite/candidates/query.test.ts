import { expect, it } from "vitest";
import { openDatabase } from "../file/database.ts";
import { migrate } from "../file/migrate.ts";
import { findSeqs } from "./query.ts";

it("checks cells of any number, so that there can be any number of stages", () => {
  const db = openDatabase(":memory:");
  migrate(db);
  const row = "INSERT INTO candidate_index (org, seq, cell, tags, text) VALUES (1, ?1, ?2, '[]', '')";
  for (const [seq, cell] of [1, 51, 52, 60, 63, 64, 400].entries()) db.run(row, seq + 1, cell);
  const found = (...cells: number[]) => findSeqs(db, 1, { cells }, { driver: "all", limit: 100 });
  expect(found(1)).toEqual([1]);
  expect(found(1, 60)).toEqual([1, 4]);
  expect(found(51, 52, 63, 64, 400)).toEqual([2, 3, 5, 6, 7]);
  expect(found(2)).toEqual([]);
  db.close();
});
