export { type CheckOptions, checkSqliteFile } from "./file/check.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./sqlite-store.ts";
