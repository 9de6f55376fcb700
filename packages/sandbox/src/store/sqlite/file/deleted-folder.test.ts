import { renameSync, rmSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { OURS, organization } from "../../../../testing/store-suite/samples.ts";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import type { Store } from "../../store.ts";

const database = useDatabaseFile();

const put = (store: Store, value: string) => store.transact((tx) => tx.settings.put("example", value));

async function openFilled(): Promise<Store> {
  const store = database.open();
  await store.transact((tx) => tx.organizations.put(organization()));
  await put(store, "old");
  return store;
}

it.each<[string, () => void]>([
  ["the database", () => rmSync(database.file)],
  ["its log", () => rmSync(`${database.file}-wal`)],
  ["the whole folder", () => rmSync(database.folder, { recursive: true })],
])("acknowledges no change after the deletion of %s", async (_, remove) => {
  const store = await openFilled();
  remove();
  const refused = await put(store, "new").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreUnavailableError);
  expect((refused as Error).message).toBe(
    "The sandbox cannot use its database: its data folder, or a file in it, was deleted, moved or replaced; restart the sandbox. Nothing was changed.",
  );
  expect(await store.settings.get("example")).toBe("old");
  expect(await store.organizations.get(OURS)).toBeDefined();
  // Callers at the same time share one attempt to write.
  const problems = await Promise.all([store.problem(), store.problem()]);
  for (const problem of problems) expect(problem).toBeInstanceOf(StoreUnavailableError);
});

it("acknowledges no change while another file replaces the database", async () => {
  const store = await openFilled();
  renameSync(database.file, `${database.file}.old`);
  writeFileSync(database.file, "");
  await expect(put(store, "new")).rejects.toThrow("deleted, moved or replaced");

  renameSync(`${database.file}.old`, database.file);
  await put(store, "new");
  expect(await store.settings.get("example")).toBe("new");
});
