import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { candidate, organization } from "../../../../testing/store-suite/samples.ts";

const database = useDatabaseFile();
const { open, startProcess, kill } = database;

const settings = async (...values: string[]) => {
  const store = open();
  for (const value of values) await store.transact((tx) => tx.settings.put("value", value));
  await store.close();
};
const value = async () => {
  const store = open();
  const found = await store.settings.get("value");
  await store.close();
  return found;
};

/** The process ends without closing the store. */
const killedAfter = async (count: number) =>
  kill(
    await startProcess(`
      for (let value = 1; value <= ${count}; value++)
        await store.transact((tx) => tx.settings.put("value", String(value)));`),
  );

describe("a database whose process was killed", () => {
  it("has all reported changes", async () => {
    await killedAfter(20);
    expect(await value()).toBe("20");
  });

  it("is refused when its log is lost", async () => {
    await settings("0");
    await killedAfter(20);
    rmSync(`${database.file}-wal`);
    expect(() => open()).toThrow(/it has 1 of 21 changes: .*-wal was lost/);
    expect(() => open()).toThrow("delete");
    rmSync(`${database.file}-commits`);
    expect(await value()).toBe("0");
    await settings("after");
    expect(await value()).toBe("after");
  });

  it("is refused if its log is truncated", async () => {
    await killedAfter(20);
    const log = `${database.file}-wal`;
    truncateSync(log, Math.floor(statSync(log).size / 2));
    expect(() => open()).toThrow(/it has \d+ of 20 changes/);
  });

  it("can be read by other programs, which merge its log", async () => {
    await killedAfter(20);
    const other = new DatabaseSync(database.file);
    other.prepare("SELECT * FROM settings").all();
    other.close();
    expect(await value()).toBe("20");
  });
});

describe("a database", () => {
  it("is refused if it is empty or missing, but its log exists", async () => {
    await killedAfter(3);
    const log = readFileSync(`${database.file}-wal`);
    const whole = readFileSync(database.file);
    truncateSync(database.file);
    expect(() => open()).toThrow("it is empty, although it held data before");
    rmSync(database.file);
    expect(() => open()).toThrow(`it is missing, but ${database.file}-wal exists`);
    expect(readFileSync(`${database.file}-wal`)).toEqual(log);
    writeFileSync(database.file, whole);
    expect(await value()).toBe("3");
    truncateSync(database.file);
    expect(() => open()).toThrow("it is empty");
  });

  it("starts empty after its deletion", async () => {
    await settings("old");
    rmSync(database.file);
    expect(await value()).toBeUndefined();
    await settings("new");
    expect(await value()).toBe("new");
  });

  it("is refused next to the log of another database", async () => {
    await settings("ours");
    const ours = readFileSync(database.file);
    for (const suffix of ["", "-commits"]) rmSync(database.file + suffix);
    await killedAfter(5);
    writeFileSync(database.file, ours);
    rmSync(`${database.file}-commits`);
    expect(() => open()).toThrow(`${database.file}-wal belongs to another database`);
    expect(readFileSync(database.file)).toEqual(ours);
    rmSync(`${database.file}-wal`);
    expect(await value()).toBe("ours");
  });

  it("is refused if it replaces another database or a newer copy", async () => {
    const [older, newer] = [join(database.folder, "older"), join(database.folder, "newer")];
    await settings("one");
    copyFileSync(database.file, older);
    await settings("two", "three");
    copyFileSync(database.file, newer);
    copyFileSync(older, database.file);
    expect(() => open()).toThrow("it has 1 of 3 changes");
    copyFileSync(newer, database.file);
    expect(await value()).toBe("three");

    for (const suffix of ["", "-commits"]) rmSync(database.file + suffix);
    await settings("other");
    copyFileSync(newer, database.file);
    expect(() => open()).toThrow("it is not the database that was here before");
    rmSync(`${database.file}-commits`);
    expect(await value()).toBe("three");
  });

  it("is refused and unchanged if it is truncated or a page is overwritten", async () => {
    const store = open();
    await store.transact(async (tx) => {
      await tx.organizations.put(organization());
      for (let index = 0; index < 300; index++) await tx.candidates.put(candidate({ id: `cnd_${index}` }));
    });
    await store.close();
    const whole = readFileSync(database.file);
    truncateSync(database.file, whole.length - 20 * 4096);
    expect(refusal()).toContain("it is damaged: database disk image is malformed.");
    for (let page = 1; page < whole.length / 4096; page += 7) {
      const damaged = Buffer.from(whole);
      damaged.fill(0xff, page * 4096, page * 4096 + 100);
      writeFileSync(database.file, damaged);
      expect([page, refusal()]).toEqual([page, expect.stringContaining("it is damaged: ")]);
      expect(readFileSync(database.file)).toEqual(damaged);
      expect([page, openFiles(database.file)]).toEqual([page, []]);
    }
    writeFileSync(database.file, whole);
    expect(refusal()).toBe("");
  });
});

function openFiles(database: string): string[] {
  if (!existsSync("/proc/self/fd")) return [];
  return readdirSync("/proc/self/fd")
    .map((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`);
      } catch {
        return ""; // closed meanwhile
      }
    })
    .filter((file) => file.startsWith(database));
}

function refusal(): string {
  try {
    void open().close();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}
