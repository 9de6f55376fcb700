import { join } from "node:path";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import { bulkLoad } from "./bulk-load.ts";

/** Fills an organization of a stopped sandbox with candidates, for benchmarks; returns identifiers of some of them. */
export async function fillDatabase(data: string, organizationId: string, count: number): Promise<string[]> {
  const store = createSqliteStore({ file: join(data, "sandbox.sqlite") });
  try {
    return await bulkLoad(store, { organizationId, count, now: Date.now() });
  } finally {
    await store.close();
  }
}
