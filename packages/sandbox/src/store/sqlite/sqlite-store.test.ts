import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useDatabaseFile } from "../../../testing/database-file.ts";
import {
  assessment,
  candidate,
  mail,
  OTHER,
  OURS,
  organization,
  storedPackage,
  task,
  taskContent,
} from "../../../testing/store-suite/samples.ts";
import { describeStore } from "../../../testing/store-suite/store-suite.ts";
import type { JournalEntry } from "../../domain/journal.ts";
import { packReads } from "../journal/packed-reads.ts";
import type { Transaction } from "../store.ts";
import { createSqliteStore } from "./index.ts";

describeStore("the store on SQLite", () => createSqliteStore({ file: ":memory:" }));

describe("a file", () => {
  const database = useDatabaseFile();
  const { open, startProcess, kill } = database;

  it("keeps everything, and the order, when it is closed and opened again", async () => {
    const before = open();
    await before.transact(async (tx) => {
      await tx.organizations.put(organization());
      for (const id of ["cnd_2", "cnd_1"])
        await tx.candidates.put(
          candidate({ id, tags: ["a"], assessments: [assessment({ id: `asm_${id}`, token: id })] }),
        );
      await tx.mails.put(mail());
      await tx.settings.put("clock", "1");
    });
    await before.close();
    const after = open();
    await after.transact((tx) => tx.candidates.put(candidate({ id: "cnd_0", tags: ["a"] })));
    const all = { offset: 0, limit: 10 };
    for (const filter of [{}, { tags: ["a"] }, { text: "example" }]) {
      const { items, total } = await after.candidates.search(OURS, filter, all);
      expect([items.map(({ id }) => id), total]).toEqual([["cnd_2", "cnd_1", "cnd_0"], 3]);
    }
    expect((await after.candidates.search(OURS, { stages: ["INVITED"] }, all)).total).toBe(2);
    expect((await after.mails.list(OURS, {}, all)).total).toBe(1);
    expect(await after.settings.get("clock")).toBe("1");
  });

  it("continues the numbers of the journal after the machine clock was set back between two starts", async () => {
    const clock = vi.spyOn(Date, "now");
    onTestFinished(() => clock.mockRestore());
    const write = async (day: string, id: string, put: (tx: Transaction, entry: JournalEntry) => Promise<void>) => {
      clock.mockReturnValue(Date.parse(day));
      const store = open();
      await store.transact(async (tx) => {
        await tx.organizations.put(organization());
        await put(tx, { id, organizationId: OURS, kind: "request", operation: "getCandidate", at: 1, recordedAt: 1 });
      });
      const [{ entry, revision } = { entry: undefined, revision: 0 }] = await store.journal.follow(
        OURS,
        {},
        { after: position, limit: 10 },
      );
      expect(entry?.id).toBe(id);
      position = revision;
      const { items } = await store.journal.list(OURS, {}, { limit: 10 });
      await store.close();
      return items.map((one) => one.id);
    };
    let position = 0;
    const reads = (tx: Transaction, entry: JournalEntry) => tx.journal.putReads(OURS, packReads([entry]), 1);
    const rows = (tx: Transaction, entry: JournalEntry) => tx.journal.put(entry);
    await write("2026-11-28", "1", rows);
    await write("2026-11-27", "2", reads);
    await write("2026-11-26", "3", rows);
    // Revisions also ascend. They are higher than all positions after a rewrite.
    await write("2026-11-25", "1", rows);
    await write("2026-11-24", "4", reads);
    expect(await write("2026-11-23", "5", rows)).toEqual(["5", "4", "3", "2", "1"]);
  });

  it("has all reported changes after a kill, and is not locked", async () => {
    const started = await startProcess(`
      await store.transact((tx) => tx.organizations.put(${JSON.stringify(organization())}));
      await Promise.all([1, 2, 3].map((number) => store.transact((tx) => tx.settings.put("number" + number, "kept"))));
      store.transact(async (tx) => {
        await tx.settings.put("unfinished", "lost");
        await new Promise(() => {});
      });
      await new Promise(setImmediate);`);
    await kill(started);
    const store = open();
    expect(await store.organizations.get(OURS)).toStrictEqual(organization());
    for (const number of [1, 2, 3]) expect(await store.settings.get(`number${number}`)).toBe("kept");
    expect(await store.settings.get("unfinished")).toBeUndefined();
  });

  it("is refused if a newer release wrote it, and stays unchanged", async () => {
    await open().close();
    const other = new DatabaseSync(database.file);
    other.exec("PRAGMA user_version = 999");
    other.close();
    const modified = statSync(database.file).mtimeMs;
    expect(() => open()).toThrow(/it was written by a newer release \(layout 999; this one knows up to \d+\)/);
    expect(() => open()).toThrow("newer release");
    expect(statSync(database.file).mtimeMs).toBe(modified);
  });

  it("is refused if it belongs to another program, or is not a database", () => {
    const other = new DatabaseSync(database.file);
    other.exec("CREATE TABLE theirs (a)");
    other.close();
    expect(() => open()).toThrow(`The database ${database.file} cannot be opened: it belongs to another program.`);
    const text = join(database.folder, "text.sqlite");
    writeFileSync(text, "Not a database at all, but long enough to look into it. ".repeat(20));
    expect(() => open(text)).toThrow(`The database ${text} cannot be opened: its file is not a database.`);
  });

  it("is refused with its name if the folder does not exist", () => {
    const nowhere = join(database.folder, "no", "store.sqlite");
    expect(() => open(nowhere)).toThrow(`The database ${nowhere} cannot be opened`);
  });

  it("has no data of deleted candidates", async () => {
    const store = open();
    const someone = (organizationId: string, id: string) =>
      candidate({
        organizationId,
        id,
        tags: ["a"],
        assessments: [assessment({ id: `asm_${id}`, token: `tkn_${id}` })],
      });
    await store.transact(async (tx) => {
      for (const id of [OURS, OTHER]) await tx.organizations.put(organization({ id }));
      for (const id of ["cnd_1", "cnd_2"]) await tx.candidates.put(someone(OURS, id));
      for (const id of ["cnd_3", "cnd_4"]) await tx.candidates.put(someone(OTHER, id));
    });
    await store.transact(async (tx) => {
      await tx.organizations.clear(OURS);
      await tx.candidates.delete(OTHER, "cnd_3");
      await tx.candidates.put({ ...someone(OTHER, "cnd_4"), firstName: "New" });
    });
    while (await store.sweep());
    const tables = ["candidates", "candidate_assessments", "candidate_counts", "terms"];
    const db = new DatabaseSync(database.file, { readOnly: true });
    const rows = () => tables.map((table) => db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count);
    expect(rows()).toEqual([1, 1, 1, 1]);
    await store.transact((tx) => tx.organizations.clear(OTHER));
    while (await store.sweep());
    expect(rows()).toEqual([0, 0, 0, 0]);
    db.close();
  });

  it("drops unreferenced pieces of packages when it is opened again", async () => {
    const store = open();
    await store.transact(async (tx) => {
      await tx.organizations.put(organization());
      const [published, draft] = [taskContent({ packageId: "pkg_2" }), taskContent({ packageId: "pkg_3" })];
      await tx.tasks.put(task({ published, draft }));
      for (const id of ["pkg_0", "pkg_1.0", "pkg_2.0", "pkg_3.0", "pkg_3.1"])
        await tx.packages.put(storedPackage({ id }));
    });
    await store.close();
    const again = open();
    const found = ["pkg_0", "pkg_1.0", "pkg_2.0", "pkg_3.0", "pkg_3.1"].map(
      async (id) => (await again.packages.get(OURS, id)) !== undefined,
    );
    expect(await Promise.all(found)).toEqual([true, false, true, true, true]);
  });

  it("drops drafts and their data when it is opened again", async () => {
    const store = open();
    await store.transact(async (tx) => {
      await tx.organizations.createDraft("dft_1", organization());
      await tx.organizations.inDraft("dft_1", () => tx.candidates.put(candidate()));
    });
    await store.close();
    const again = open();
    await expect(again.transact((tx) => tx.organizations.publishDraft("dft_1"))).rejects.toThrow("no draft");
    expect((await again.organizations.list({ offset: 0, limit: 9 })).items).toEqual([]);
    const rows = () => {
      const db = new DatabaseSync(database.file, { readOnly: true });
      const counts = ["organizations", "hidden", "candidates"].map(
        (table) => db.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count,
      );
      db.close();
      return counts;
    };
    expect(rows()).toEqual([0, 1, 1]);
    while (await again.sweep());
    expect(rows()).toEqual([0, 0, 0]);
  });

  it("is a single file after the store was closed", async () => {
    const store = open();
    await store.transact(async (tx) => tx.settings.put("a", "b"));
    await store.close();
    expect(["-wal", "-shm"].map((suffix) => existsSync(database.file + suffix))).toEqual([false, false]);
  });
});
