import { Client } from "pg";
import type { Sharing } from "../../tables.ts";
import { createAdmit } from "../admissions/admissions.ts";
import { take } from "../admissions/rate-counts.ts";
import { connectionConfig, createDatabase, type Database, isDirect } from "../connection/database.ts";
import { toStoreError } from "../connection/failures.ts";
import { readOutlook } from "../outlook.ts";

/** Timeout in milliseconds for isolated work of another process; the first start may take long. */
const LONGEST_WAIT = 600_000;

const rowOf = (kind: "start" | "clock"): string => `alone-${kind}`;

/** Rows of `settings` that are locked during isolated work; these transactions write nothing. */
export const ALONE: readonly string[] = [rowOf("start"), rowOf("clock")];

const MAKE = "INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT (name) DO NOTHING";

/** Other processes wait for this row lock until the transaction ends. */
const LOCK = "SELECT 1 FROM settings WHERE name = $1 FOR UPDATE";

export function createSharing(url: () => string, db: Database): Sharing {
  return {
    async alone(kind, work) {
      // A separate connection, whose lock ends with the process.
      const prepares = isDirect(url());
      const client = new Client({
        ...connectionConfig(url()),
        ...(prepares && { statement_timeout: LONGEST_WAIT }),
        // Longer than the server's timeout, whose error names the reason.
        query_timeout: LONGEST_WAIT + 5000,
      });
      client.on("error", () => {});
      await client.connect().catch((error: unknown) => {
        throw toStoreError(error);
      });
      try {
        const lock = createDatabase(client, { prepares });
        await lock.run(MAKE, rowOf(kind));
        await lock.run("BEGIN");
        await lock.run(LOCK, rowOf(kind));
        return await work();
      } finally {
        await client.end().catch(() => {});
      }
    },
    take: (counter, keyId, limit) => take(db, `${counter} ${keyId}`, limit),
    admit: createAdmit(db),
    outlook: (now) => readOutlook(db, now),
  };
}
