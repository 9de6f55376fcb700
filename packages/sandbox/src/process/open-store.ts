import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Store } from "../store/store.ts";
import { databaseIn } from "./check-data.ts";
import { checkPath, SandboxError } from "./errors.ts";
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
  if (!isUrl(database)) checkPath("data folder", database, "read", "folder");
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
  // Creates one folder only, because missing parents are usually typing errors.
  const parent = dirname(data);
  if (!existsSync(parent))
    throw new SandboxError(`data folder ${data}: the folder ${parent} does not exist; create it`);
  checkPath("data folder", data, "write", "folder");
  if (!existsSync(data)) mkdirSync(data, { mode: 0o700 });
  checkPath("data folder", data, "read", "folder");
  try {
    return createSqliteStore({ file: databaseIn(data) });
  } catch (error) {
    throw new SandboxError((error as Error).message, { cause: error });
  }
}
