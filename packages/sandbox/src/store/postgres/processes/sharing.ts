import { Client } from "pg";
import type { Sharing } from "../../store.ts";
import { createAdmit } from "../admissions/admissions.ts";
import { take } from "../admissions/rate-counts.ts";
import { connectionConfig, createDatabase, type Database, isDirect } from "../connection/database.ts";
import { toStoreError } from "../connection/failures.ts";
import { look } from "../outlook.ts";

/** Milliseconds for which a process waits until another one has ended work of which only one runs at a time: the first start can take a while. */
const LONGEST_WAIT = 600_000;

const rowOf = (kind: "start" | "clock"): string => `alone-${kind}`;

/** Names of the rows in `settings` that are locked while work runs alone: the transactions that do so write nothing. */
export const ALONE: readonly string[] = [rowOf("start"), rowOf("clock")];

const MAKE = "INSERT INTO settings (name, value) VALUES ($1, '') ON CONFLICT (name) DO NOTHING";

/** Whoever wants the same row waits for the end of the transaction. */
const LOCK = "SELECT 1 FROM settings WHERE name = $1 FOR UPDATE";

/** @param url of the server that takes changes */
export function createSharing(url: () => string, db: Database): Sharing {
  return {
    async alone(kind, work) {
      // A connection of its own, whose lock ends with the process.
      const prepares = isDirect(url());
      const client = new Client({
        ...connectionConfig(url()),
        ...(prepares && { statement_timeout: LONGEST_WAIT }),
        // Later than the server's own timeout, whose failure names the reason.
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
    look: (now) => look(db, now),
  };
}
