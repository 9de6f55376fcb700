import { expect, it, onTestFinished } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { candidate, OURS, organization, storedPackage } from "../../../../testing/store-suite/samples.ts";
import { StorageFullError } from "../../../domain/storage-errors.ts";
import type { Store } from "../../store.ts";
import { createSqliteStore } from "../index.ts";

const database = useDatabaseFile();

const KILOBYTE = 1024;

async function openSmall(): Promise<Store> {
  const store = createSqliteStore({ file: database.file, maxPages: 750 });
  onTestFinished(() => store.close());
  await store.transact(async (tx) => tx.organizations.put(organization()));
  return store;
}

const putPackage = (store: Store, id: string, kilobytes = 200) =>
  store.transact((tx) => tx.packages.put(storedPackage({ id, bytes: new Uint8Array(kilobytes * KILOBYTE) })));

async function fill(store: Store): Promise<string[]> {
  const stored: string[] = [];
  for (;;) {
    const id = `pkg_${stored.length}`;
    try {
      await putPackage(store, id);
      stored.push(id);
    } catch (error) {
      expect(error).toBeInstanceOf(StorageFullError);
      return stored;
    }
  }
}

it("refuses changes on a full disk, keeps data, and continues when space is free", async () => {
  const store = await openSmall();
  expect(await store.problem()).toBeUndefined();
  const stored = await fill(store);
  expect(stored.length).toBeGreaterThan(5);
  for (const id of stored) expect(await store.packages.get(OURS, id)).toBeDefined();
  expect(await store.packages.get(OURS, `pkg_${stored.length}`)).toBeUndefined();

  await store.transact((tx) => tx.packages.delete(OURS, "pkg_0"));
  await putPackage(store, "pkg_new");
  expect(await store.packages.get(OURS, "pkg_new")).toBeDefined();
});

it("stores only reported transactions while the disk fills up", async () => {
  const store = await openSmall();
  const someone = (index: number) => candidate({ id: `cnd_${index}`, firstName: "x".repeat(KILOBYTE), tags: ["a"] });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 900 }, (_, index) =>
      store.transact(async (tx) => {
        await tx.candidates.put(someone(index));
        await tx.settings.put(`setting_${index}`, "x".repeat(KILOBYTE));
      }),
    ),
  );
  const stored = outcomes.flatMap(({ status }, index) => (status === "fulfilled" ? [index] : []));
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.length).toBeLessThan(900);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StorageFullError);
  const { items } = await store.candidates.search(OURS, { tags: ["a"] }, { offset: 0, limit: 1000 });
  expect(items.map(({ id }) => id).sort()).toEqual(stored.map((index) => `cnd_${index}`).sort());
  for (let index = 0; index < 900; index++)
    expect([index, (await store.settings.get(`setting_${index}`)) !== undefined]).toEqual([
      index,
      stored.includes(index),
    ]);
});

it("reports the problem until space is free, with or without attempts to write", async () => {
  const store = await openSmall();
  await fill(store);
  for (let id = 0; (await store.problem()) === undefined; id++)
    await putPackage(store, `small_${id}`, 10).catch(() => {});
  expect(await store.problem()).toBeInstanceOf(StorageFullError);
  await store.transact((tx) => tx.packages.delete(OURS, "pkg_0"));
  expect(await store.problem()).toBeUndefined();
});

it("can be opened again after the disk was full", async () => {
  const store = await openSmall();
  const stored = await fill(store);
  await store.close();
  const again = database.open();
  for (const id of stored) expect(await again.packages.get(OURS, id)).toBeDefined();
  await putPackage(again, "pkg_new");
});
