import type { Listing, Slice } from "../../domain/lists.ts";
import type { HistoryFilter, Transaction } from "../store.ts";
import { createCollection, demandOrganization, listPage, ORG, organizationNumber } from "./collections.ts";
import type { Database } from "./database.ts";

/** Mails and events: there are more of them than candidates, so they are counted as they come and go. */
export function createHistories(db: Database): Pick<Transaction, "mails" | "events"> {
  return { mails: createHistory(db, "mails"), events: createHistory(db, "events") };
}

interface HistoryItem {
  readonly id: string;
  readonly organizationId: string;
  readonly candidateId: string;
}

function createHistory<Item extends HistoryItem>(db: Database, table: "mails" | "events") {
  const collection = createCollection<Item>(db, table, ({ candidateId }) => ({ candidate_id: candidateId }));
  const exists = (org: number, id: string) =>
    db.get(`SELECT 1 FROM ${table} WHERE org = ?1 AND id = ?2`, org, id) !== undefined;

  return {
    ...collection,

    async put(item: Item): Promise<void> {
      const org = demandOrganization(db, item.organizationId);
      if (!exists(org, item.id))
        db.run(
          `INSERT INTO history_counts (org, history, count) VALUES (?1, ?2, 1)
           ON CONFLICT (org, history) DO UPDATE SET count = count + 1`,
          org,
          table,
        );
      await collection.put(item);
    },

    async delete(organizationId: string, id: string): Promise<boolean> {
      const deleted = await collection.delete(organizationId, id);
      if (deleted)
        db.run(
          `UPDATE history_counts SET count = count - 1 WHERE org = ${ORG} AND history = ?2`,
          organizationId,
          table,
        );
      return deleted;
    },

    async list(organizationId: string, { candidateId }: HistoryFilter, slice: Slice): Promise<Listing<Item>> {
      const org = organizationNumber(db, organizationId) ?? null;
      if (candidateId !== undefined)
        return listPage<Item>(db, table, "org = ?1 AND candidate_id = ?2", [org, candidateId], slice);
      const total = db.get<{ count: number }>(
        "SELECT count FROM history_counts WHERE org = ?1 AND history = ?2",
        org,
        table,
      );
      return listPage<Item>(db, table, "org = ?1", [org], slice, { total: total?.count ?? 0 });
    },
  };
}
