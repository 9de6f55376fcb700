import { deletionOf, sweep as sweepRows } from "../shared/sweep.ts";
import { dropEndedCounts } from "./admissions/rate-counts.ts";
import { foldCounts } from "./candidate-counts.ts";
import type { Database } from "./connection/database.ts";
import { statementsOf } from "./dialect.ts";
import { dropForgotten } from "./journal/journal.ts";
import { dropUnfinishedWork } from "./unfinished-work.ts";

const journal = [deletionOf("journal_mentions"), deletionOf("journal"), deletionOf("forgotten", "text")];

/** @returns true if more rows may be left */
export async function sweep(db: Database, options?: Parameters<typeof foldCounts>[1]): Promise<boolean> {
  await dropUnfinishedWork(db);
  await dropForgotten(db);
  await dropEndedCounts(db);
  await foldCounts(db, options);
  return sweepRows(statementsOf(db), { journal });
}
