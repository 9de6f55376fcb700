import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { candidate, OURS, organization } from "../../../../testing/store-suite/samples.ts";
import { checkSqliteFile } from "../index.ts";

const database = useDatabaseFile();

it("SQLite's online backup of a store that is being written to is a store by itself (docs/operations.md)", async () => {
  const store = database.open();
  await store.transact((tx) => tx.organizations.put(organization()));
  const folder = join(database.folder, "restored");
  mkdirSync(folder);
  const copy = join(folder, "store.sqlite");
  const connection = new DatabaseSync(database.file, { readOnly: true });
  const writing = Array.from({ length: 200 }, (_, index) =>
    store.transact((tx) => tx.candidates.put(candidate({ id: `cnd_${index}` }))),
  );
  await writing[0];
  await Promise.all([backup(connection, copy, { rate: 1 }), ...writing]);
  connection.close();
  expect(checkSqliteFile({ file: copy })).toEqual([]);
  const restored = database.open(copy);
  expect(await restored.candidates.get(OURS, "cnd_0")).toBeDefined();
  await restored.transact((tx) => tx.candidates.put(candidate({ id: "cnd_after" })));
});
