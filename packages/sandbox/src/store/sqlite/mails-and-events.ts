import type { CandidateEvent } from "../../domain/events.ts";
import { addresseeOf, type Mail } from "../../domain/mails.ts";
import { createCollection } from "../shared/collections.ts";
import { type Columns, ORG } from "../shared/statements.ts";
import type { Tables } from "../tables.ts";
import { conditionsOf, demandOrganization, isIn, listPage, organizationNumber, statementsOf } from "./dialect.ts";
import type { Database } from "./file/database.ts";

/** Mails and events outnumber candidates, so their totals are stored. */
export function createHistories(db: Database): Pick<Tables, "mails" | "events"> {
  return { mails: createMails(db), events: createEvents(db) };
}

function createMails(db: Database): Tables["mails"] {
  const { total, ...history } = createHistory<Mail>(db, "mails", ({ to, createdAt, state, ...mail }) => ({
    candidate_id: addresseeOf(mail),
    recipient: to.toLowerCase(),
    created_at: createdAt,
    state,
  }));
  return {
    ...history,

    async list(organizationId, { candidateId, email, states, since }, slice) {
      const conditions = conditionsOf(organizationNumber(db, organizationId));
      conditions.add("candidate_id = ?", candidateId);
      conditions.add("recipient = ?", email?.toLowerCase());
      conditions.add("created_at >= ?", since);
      conditions.addWanted(isIn("state"), states);
      const all = conditions.values.length === 1 && { total: total(organizationId) };
      return listPage(db, "mails", conditions, slice, { order: "DESC", ...all });
    },
  };
}

function createEvents(db: Database): Tables["events"] {
  const { total, ...history } = createHistory<CandidateEvent>(db, "events", ({ candidateId }) => ({
    candidate_id: candidateId,
  }));
  return {
    ...history,

    async list(organizationId, { candidateId }, slice) {
      const conditions = conditionsOf(organizationNumber(db, organizationId));
      conditions.add("candidate_id = ?", candidateId);
      return listPage(
        db,
        "events",
        conditions,
        slice,
        candidateId === undefined ? { total: total(organizationId) } : {},
      );
    },
  };
}

interface HistoryItem {
  readonly id: string;
  readonly organizationId: string;
}

/** @param columnsOf values of the columns in addition to the document */
function createHistory<Item extends HistoryItem>(
  db: Database,
  table: "mails" | "events",
  columnsOf: (item: Item) => Columns,
) {
  const collection = createCollection<Item>(statementsOf(db), table, columnsOf);
  const exists = (org: number, id: string) =>
    db.get(`SELECT 1 FROM ${table} WHERE org = ?1 AND id = ?2`, org, id) !== undefined;

  return {
    ...collection,

    async put(item: Item, isNew = false): Promise<void> {
      const org = demandOrganization(db, item.organizationId);
      if (isNew || !exists(org, item.id))
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

    /** Returns the total of an organization. */
    total: (organizationId: string): number =>
      db.get<{ count: number }>(
        `SELECT count FROM history_counts WHERE org = ${ORG} AND history = ?2`,
        organizationId,
        table,
      )?.count ?? 0,
  };
}
