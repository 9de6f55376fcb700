import type { Organization } from "../../domain/organizations.ts";
import type { DocumentRow } from "../documents.ts";
import { deleteSnapshots } from "../shared/snapshots.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { createDocuments, JOURNAL, newNumber, STAYS, statementsOf } from "./dialect.ts";
import { createDrafts } from "./drafts.ts";

/** Atomic: the condition is checked after the row is locked. */
const SPEND = `UPDATE organizations SET doc = jsonb_set(doc::jsonb, '{credits}', to_jsonb((doc::jsonb ->> 'credits')::integer - 1))::text
  WHERE id = $1 AND (doc::jsonb ->> 'credits')::integer > 0 RETURNING doc, version`;

/** @param drafts draft by organization id; empty outside of transactions */
export function createOrganizations(db: Database, drafts = new Map<string, string>()): Tables["organizations"] {
  const organizations = createDocuments<Organization>(db, "organizations");

  /** Hides the rows of a number at once; the sweep deletes them in batches, see sweep.ts. */
  async function leave(org: number, journal = org): Promise<void> {
    // A restore may have hidden the journal's number, whose rows are not swept yet.
    await db.run("INSERT INTO leftovers (org) SELECT DISTINCT unnest($1::bigint[]) ON CONFLICT DO NOTHING", [
      org,
      journal,
    ]);
  }

  return {
    get: (id) => organizations.one(db.isAlone ? "WHERE id = $1" : `WHERE id = $1 ${STAYS}`, db.rowsOf(id)),
    async list({ offset, limit }) {
      const visible = "WHERE draft_of IS NULL";
      const counted = `SELECT count(*) AS total FROM organizations ${visible}`;
      const items = await organizations.all(`${visible} ORDER BY place LIMIT $1 OFFSET $2`, limit, offset);
      return { items, total: (await db.one<{ total: number }>(counted))?.total ?? 0 };
    },
    async put(organization) {
      const { doc, version } = organizations.toRow(organization);
      await db.run(
        `INSERT INTO organizations (id, number, doc, version) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, version = excluded.version`,
        db.rowsOf(organization.id),
        newNumber(),
        doc,
        version,
      );
    },
    spendCredit: async (id) => {
      const row = await db.one<DocumentRow>(SPEND, db.rowsOf(id));
      return row && organizations.parse(row);
    },
    async delete(id) {
      const row = await db.one<{ number: number; journal: number }>(
        `DELETE FROM organizations WHERE id = $1 RETURNING number, ${JOURNAL} AS journal`,
        id,
      );
      if (row === undefined) return false;
      await db.run("DELETE FROM keys WHERE org = $1", row.number);
      await deleteSnapshots(statementsOf(db), id);
      await leave(row.number, row.journal);
      return true;
    },
    async clear(id) {
      const row = await db.one<{ number: number; journal: number }>(
        `SELECT number, ${JOURNAL} AS journal FROM organizations WHERE id = $1`,
        id,
      );
      if (row === undefined) return false;
      const number = newNumber();
      await db.run("UPDATE organizations SET number = $2, journal = NULL WHERE id = $1", id, number);
      for (const table of ["keys", "clocks"])
        await db.run(`UPDATE ${table} SET org = $2 WHERE org = $1`, row.number, number);
      await leave(row.number, row.journal);
      return true;
    },
    async isTaken(id) {
      return (await db.one("SELECT 1 FROM organizations WHERE id = $1 OR draft_of = $1", id)) !== undefined;
    },
    ...createDrafts(db, drafts, leave),
  };
}
