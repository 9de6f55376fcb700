import { vi } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { OURS } from "./samples.ts";

/**
 * Waits for entries after a revision: PostgreSQL holds entries back during any open transaction on its server,
 * also of other tests.
 */
export const followed = (journal: Store["journal"], after: number, count: number) =>
  vi.waitFor(
    async () => {
      const found = await journal.follow(OURS, {}, { after, limit: count + 1 });
      if (found.length < count) throw new Error(`${found.length} of ${count} entries are followed`);
      return found;
    },
    { timeout: 60_000, interval: 10 },
  );
