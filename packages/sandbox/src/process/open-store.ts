import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store } from "../store/store.ts";
import { databaseIn } from "./check-data.ts";
import { SandboxError } from "./errors.ts";
import { readDatabaseUrl } from "./setting-kinds.ts";

const isUrl = (database: string): boolean => readDatabaseUrl(database) !== undefined;

/**
 * Opens a database of PostgreSQL, or the one in a folder, which is created when it is not there.
 * @param database its URL, or the folder; `:memory:` for one that is gone when it is closed
 * @throws SandboxError when it cannot be used
 */
export async function openDatabase(database: string): Promise<Store> {
  return isUrl(database) ? connect(database) : openFolder(database);
}

/** The same, but for a folder without a database. */
export async function openExisting(database: string): Promise<Store> {
  if (!isUrl(database) && !existsSync(databaseIn(database)))
    throw new SandboxError(`there is no database in the folder ${database}`);
  return openDatabase(database);
}

async function connect(url: string): Promise<Store> {
  // Imported late: the driver is not needed for a database in a folder.
  const { createPostgresStore } = await import("../store/postgres/index.ts");
  return createPostgresStore({ url }).catch((error: unknown) => {
    throw new SandboxError((error as Error).message, { cause: error });
  });
}

function openFolder(data: string): Store {
  if (data === ":memory:") return createSqliteStore({ file: data });
  try {
    // Parent folders are not created: a missing one is most often a typing mistake.
    if (!existsSync(data)) mkdirSync(data, { mode: 0o700 });
    accessSync(data, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "be created: the folder above it does not exist" : `be written to (${code})`;
    throw new SandboxError(`the data folder ${data} cannot ${why}; choose another with --data`);
  }
  try {
    return createSqliteStore({ file: databaseIn(data) });
  } catch (error) {
    throw new SandboxError((error as Error).message, { cause: error });
  }
}
