import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { candidate, OURS, organization } from "../../../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../../../testing/temporary-folder.ts";
import type { Transaction } from "../../store.ts";
import { openDatabase } from "../file/database.ts";
import { migrate } from "../file/migrate.ts";
import { createSqliteStore } from "../index.ts";
import { gramQuery } from "./grams.ts";
import { createCandidateTexts } from "./texts.ts";

/** Numbers of the candidates whose text the index has, with the name of each. */
async function indexedAfter(...steps: ((tx: Transaction) => Promise<unknown>)[]) {
  const file = join(temporaryFolder(), "store.sqlite");
  const store = createSqliteStore({ file });
  await store.transact((tx) => tx.organizations.put(organization({ id: OURS })));
  // Those that wait together share a commit.
  await Promise.allSettled(steps.map((step) => store.transact(step)));
  await store.close();
  const db = openDatabase(file, { readOnly: true });
  onTestFinished(db.close);
  const { org = 0 } = db.get<{ org: number }>("SELECT number AS org FROM organizations WHERE id = ?1", OURS) ?? {};
  const found = "SELECT rowid AS seq FROM candidate_grams WHERE candidate_grams MATCH ?1 ORDER BY 1";
  return {
    withText: (text: string) => db.all<{ seq: number }>(found, gramQuery(org, text)).map(({ seq }) => seq),
    numberOf: (id: string) => db.get<{ seq: number }>("SELECT seq FROM candidates WHERE id = ?1", id)?.seq,
  };
}

const named = (id: string, firstName: string) => candidate({ id, organizationId: OURS, firstName });

it("indexes the texts of transactions that share a commit with one that failed", async () => {
  const { withText, numberOf } = await indexedAfter(
    async (tx) => {
      await tx.candidates.put(named("cnd_1", "adeline"));
      await tx.candidates.search(OURS, { text: "adeline" }, { offset: 0, limit: 1 });
      throw new Error("taken back");
    },
    (tx) => tx.candidates.put(named("cnd_2", "beatrix")),
    (tx) => tx.candidates.put(named("cnd_3", "clementine")),
  );
  expect(withText("adeline")).toEqual([]);
  expect(withText("beatrix")).toEqual([numberOf("cnd_2")]);
  expect(withText("clementine")).toEqual([numberOf("cnd_3")]);
});

it("indexes the last of several texts, and none of a candidate who was deleted again", async () => {
  const { withText, numberOf } = await indexedAfter(
    (tx) => tx.candidates.put(named("cnd_1", "adeline")),
    (tx) => tx.candidates.put(named("cnd_1", "beatrix")),
    async (tx) => {
      await tx.candidates.put(named("cnd_2", "clementine"));
      await tx.candidates.delete(OURS, "cnd_2");
    },
  );
  expect(withText("adeline")).toEqual([]);
  expect(withText("beatrix")).toEqual([numberOf("cnd_1")]);
  expect(withText("clementine")).toEqual([]);
});

it("writes nothing to the index before the commit, and each text once", () => {
  const db = openDatabase(":memory:");
  onTestFinished(db.close);
  migrate(db);
  const writes: string[] = [];
  const texts = createCandidateTexts({
    ...db,
    run(sql, ...values) {
      writes.push(sql);
      return db.run(sql, ...values);
    },
  });
  db.run("INSERT INTO candidates (seq, org, id, doc) VALUES (1, 1, 'cnd_1', '{}')");
  db.run("INSERT INTO candidate_index (org, seq, cell, tags, text) VALUES (1, 1, 0, '[]', 'adeline')");
  for (let change = 0; change < 3; change++) texts.changed(1, change > 0);
  expect(writes).toEqual([]);
  texts.write();
  texts.settle();
  texts.write();
  expect(writes).toHaveLength(1);
});
