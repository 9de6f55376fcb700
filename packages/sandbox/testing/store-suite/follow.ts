import { vi } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { OURS } from "./samples.ts";

/**
 * Entries that were written after a revision, once there are so many of them: PostgreSQL holds back what a transaction may precede that runs on its
 * server, be it another test's.
 */
export const followed = (journal: Store["journal"], after: number, count: number) =>
  vi.waitFor(
    async () => {
      const found = await journal.follow(OURS, {}, { after, limit: count + 1 });
      if (found.length < count) throw new Error(`${found.length} of ${count} entries are followed`);
      return found;
    },
    { timeout: 20_000, interval: 10 },
  );
