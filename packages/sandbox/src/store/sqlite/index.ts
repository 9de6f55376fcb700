export { type CheckOptions, checkSqliteFile } from "./check.ts";
export { createSqliteStore, type SqliteStoreOptions } from "./sqlite-store.ts";
