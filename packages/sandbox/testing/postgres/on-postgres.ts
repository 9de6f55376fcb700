import { openDatabase } from "../../src/process/open-store.ts";
import type { TestSandboxOptions } from "../sandbox.ts";
import type { TestServer } from "./database.ts";

/** Returns options of a test sandbox on a new database, and a function that drops it; without a server on SQLite. */
export async function onPostgres(
  server: TestServer | undefined,
): Promise<{ readonly options: TestSandboxOptions; readonly drop: () => Promise<void> }> {
  if (server === undefined) return { options: {}, drop: async () => {} };
  const url = await server.createDatabase();
  const store = await openDatabase(url);
  const around: TestSandboxOptions["around"] = (sqlite) => {
    void sqlite.close();
    return store;
  };
  return { options: { around }, drop: () => server.dropDatabase(url) };
}
