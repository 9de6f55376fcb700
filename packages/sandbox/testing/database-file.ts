import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import type { Store } from "../src/store/store.ts";

export interface DatabaseFile {
  readonly folder: string;
  readonly file: string;
  open(path?: string): Store;
  /** Starts a process that opens the file, runs code on `store`, prints a line, and stays alive. */
  startProcess(code?: string): Promise<ChildProcess>;
  kill(started: ChildProcess): Promise<void>;
}

export function useDatabaseFile(): DatabaseFile {
  let folder: string;
  const stores: Store[] = [];
  const processes: ChildProcess[] = [];
  const fileOf = () => join(folder, "store.sqlite");

  async function kill(started: ChildProcess): Promise<void> {
    const exited = once(started, "exit");
    started.kill("SIGKILL");
    await exited;
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "database-file-"));
  });
  afterEach(async () => {
    for (const started of processes.splice(0))
      if (started.exitCode === null && started.signalCode === null) await kill(started);
    for (const store of stores.splice(0)) await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get folder() {
      return folder;
    },
    get file() {
      return fileOf();
    },
    open(path = fileOf()) {
      const store = createSqliteStore({ file: path });
      stores.push(store);
      return store;
    },
    async startProcess(code = "") {
      const script = `
        const { createSqliteStore } = await import(${JSON.stringify(new URL("../src/store/sqlite/index.ts", import.meta.url))});
        const store = createSqliteStore({ file: ${JSON.stringify(fileOf())} });
        ${code}
        process.stdout.write("done");
        setInterval(() => {}, 1000);`;
      const started = spawn(process.execPath, ["--input-type=module", "--eval", script], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      processes.push(started);
      const [said] = await Promise.race([once(started.stdout, "data"), once(started, "exit")]);
      expect(String(said)).toBe("done");
      return started;
    },
    kill,
  };
}
