import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { copyPackage, findPackage, importPackage, startPostgres } from "./server.ts";

const entry = findPackage();

it.skipIf(entry === undefined)("a server for tests leaves the exit code of the process alone", async () => {
  const events: NodeJS.EventEmitter = process;
  const listeners = () => ["beforeExit", "exit"].flatMap((end) => events.listeners(end));
  const before = listeners();
  await importPackage(entry as string);
  expect(listeners()).toEqual(before);
});

it.skipIf(entry === undefined || process.getuid?.() !== 0)(
  "runs for root in a folder that only root may enter",
  async () => {
    const folder = temporaryFolder();
    const server = await startPostgres({ entry: copyPackage(entry as string, folder) });
    onTestFinished(() => server.stop());
    const client = new Client(server.url);
    await client.connect();
    onTestFinished(() => client.end());
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  },
);
