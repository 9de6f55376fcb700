import { deletionOf, isSweepable as isSweepableBy, sweep as sweepRows } from "../shared/sweep.ts";
import { statementsOf } from "./dialect.ts";
import type { Database } from "./file/database.ts";

const rows = [deletionOf("history_counts", "history")];

/** The details of entries go before the entries that lead to them. */
const journal = [
  "DELETE FROM journal_details WHERE seq IN (SELECT seq FROM journal WHERE org = ?1 ORDER BY seq LIMIT 100)",
  "DELETE FROM journal WHERE org = ?1 AND seq IN (SELECT seq FROM journal WHERE org = ?1 ORDER BY seq LIMIT 100)",
  deletionOf("journal_reads"),
  deletionOf("journal_mentions", "mention, seq"),
];

export const isSweepable = (db: Database): Promise<boolean> => isSweepableBy(statementsOf(db));

/** @returns true if more rows may be left */
export const sweep = (db: Database): Promise<boolean> => sweepRows(statementsOf(db), { rows, journal });
