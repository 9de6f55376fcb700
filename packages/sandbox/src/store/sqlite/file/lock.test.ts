import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";

const database = useDatabaseFile();
const { open, startProcess, kill } = database;

it("refuses a database that is open in another process", async () => {
  const started = await startProcess();
  expect(() => open()).toThrow(`The database ${database.file} cannot be opened: it is in use by another process.`);
  await kill(started);
  await open().transact(async (tx) => tx.settings.put("mine", "now"));
});

it("refuses a database that is open in the same process, also under another path", async () => {
  const link = join(database.folder, "link.sqlite");
  const first = open();
  symlinkSync(database.file, link);
  expect(() => open()).toThrow("in use");
  expect(() => open(link)).toThrow("in use");
  await first.close();
  open(link);
});

it("refuses a database in use although the lock file was deleted", async () => {
  const started = await startProcess();
  rmSync(`${database.file}-lock`);
  // The second time, the lock file exists again, but nobody has locked it.
  for (const _ of ["deleted", "made anew"]) expect(() => open()).toThrow("it is in use by another process");
  await kill(started);
  await open().transact(async (tx) => tx.settings.put("mine", "now"));
});

it("refuses a database in use by the same process although the lock file was deleted", async () => {
  const first = open();
  rmSync(`${database.file}-lock`);
  expect(() => open()).toThrow("in use");
  // The first one has lost none of its locks.
  await first.transact(async (tx) => tx.settings.put("mine", "now"));
  expect(() => open()).toThrow("in use");
});

it("protects a database and its files from other users, also one of an earlier release", async () => {
  const modes = () =>
    ["", "-wal", "-shm", "-lock", "-commits"].map((suffix) => [
      suffix,
      (statSync(database.file + suffix).mode & 0o777).toString(8),
    ]);
  const first = open();
  await first.transact(async (tx) => tx.settings.put("a", "b"));
  const own = [
    ["", "600"],
    ["-wal", "600"],
    ["-shm", "600"],
    ["-lock", "600"],
    ["-commits", "600"],
  ];
  expect(modes()).toEqual(own);
  await first.close();
  for (const suffix of ["", "-lock", "-commits"]) chmodSync(database.file + suffix, 0o644);
  await open().transact(async (tx) => tx.settings.put("a", "c"));
  expect(modes()).toEqual(own);
});

function openedWithoutPrivileges(): string {
  const script = `
    const { createSqliteStore } = await import(${JSON.stringify(new URL("../index.ts", import.meta.url))});
    if (process.getuid() === 0) process.setuid(65534);
    try {
      createSqliteStore({ file: ${JSON.stringify(database.file)} });
      console.log("opened");
    } catch (error) {
      console.log(error.message);
    }
    process.exit();`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }).stdout.trim();
}

it.skipIf(process.platform === "win32").each(["", "-lock", "-commits"])(
  "refuses a database whose file%s may not be written to",
  async (suffix) => {
    await open().close();
    chmodSync(database.folder, 0o777);
    for (const other of ["", "-lock", "-commits"]) chmodSync(database.file + other, other === suffix ? 0o444 : 0o666);
    expect(openedWithoutPrivileges()).toBe(
      `The database ${database.file} cannot be opened: ${database.file}${suffix} may not be written to (EACCES). ` +
        "Change its permissions, or choose another file.",
    );
    chmodSync(database.file + suffix, 0o666);
    expect(openedWithoutPrivileges()).toBe("opened");
  },
);
