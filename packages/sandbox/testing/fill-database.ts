import { join } from "node:path";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import { bulkLoad } from "./bulk-load.ts";
import { bulkStaff } from "./bulk-staff.ts";

/** For benchmarks of a stopped sandbox; returns ids of some candidates. */
export async function fillDatabase(data: string, organizationId: string, count: number): Promise<string[]> {
  const store = createSqliteStore({ file: join(data, "sandbox.sqlite") });
  try {
    await bulkStaff(store, { organizationId, count });
    return await bulkLoad(store, { organizationId, count, now: Date.now() });
  } finally {
    await store.close();
  }
}
