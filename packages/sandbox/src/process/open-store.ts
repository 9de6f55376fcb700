import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store } from "../store/store.ts";
import { databaseIn } from "./check-data.ts";
import { SandboxError } from "./errors.ts";
import { readDatabaseUrl } from "./setting-kinds.ts";

const isUrl = (database: string): boolean => readDatabaseUrl(database) !== undefined;

/**
 * Creates a missing folder.
 * @param database URL, folder, or `:memory:`
 * @throws SandboxError
 */
export async function openDatabase(database: string): Promise<Store> {
  return isUrl(database) ? connect(database) : openFolder(database);
}

export async function openExisting(database: string): Promise<Store> {
  if (!isUrl(database) && !existsSync(databaseIn(database)))
    throw new SandboxError(`there is no database in the folder ${database}`);
  return openDatabase(database);
}

async function connect(url: string): Promise<Store> {
  // Lazy import: only PostgreSQL needs the driver.
  const { createPostgresStore } = await import("../store/postgres/index.ts");
  return createPostgresStore({ url }).catch((error: unknown) => {
    throw new SandboxError((error as Error).message, { cause: error });
  });
}

function openFolder(data: string): Store {
  if (data === ":memory:") return createSqliteStore({ file: data });
  try {
    // Creates one folder only, because missing parents are usually typing errors.
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
