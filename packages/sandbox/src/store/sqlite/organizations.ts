import type { Organization } from "../../domain/organizations.ts";
import { deleteSnapshots } from "../shared/snapshots.ts";
import type { Tables } from "../tables.ts";
import { createDocuments, forgetNumbers, JOURNAL, journalNumber, organizationNumber, statementsOf } from "./dialect.ts";
import { createDrafts } from "./drafts.ts";
import type { Database } from "./file/database.ts";

const VISIBLE = "number NOT IN (SELECT org FROM hidden)";

export function createOrganizations(db: Database): Tables["organizations"] {
  const organizations = createDocuments<Organization>(db, "organizations");

  /** Hides the rows of a number at once; the sweep deletes them in batches, see sweep.ts. */
  function hide(org: number, journal = org): void {
    // A restore may have hidden the journal's number, whose rows are not swept yet.
    for (const number of new Set([org, journal])) db.run("INSERT OR IGNORE INTO hidden (org) VALUES (?1)", number);
    forgetNumbers(db);
  }

  return {
    async get(id) {
      return organizations.one("WHERE id = ?1", id);
    },
    async list({ offset, limit }) {
      const total = db.get<{ count: number }>(`SELECT count(*) AS count FROM organizations WHERE ${VISIBLE}`)?.count;
      const items = organizations.all(`WHERE ${VISIBLE} ORDER BY place LIMIT ?1 OFFSET ?2`, limit, offset);
      return { items, total: total ?? 0 };
    },
    async put(organization) {
      const { doc, version } = organizations.toRow(organization);
      db.run(
        `INSERT INTO organizations (id, doc, version, place)
         VALUES (?1, ?2, ?3, (SELECT coalesce(max(place), 0) + 1 FROM organizations))
         ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, version = excluded.version`,
        organization.id,
        doc,
        version,
      );
    },
    async spendCredit(id) {
      const organization = organizations.one("WHERE id = ?1", id);
      if (organization === undefined || (organization.credits ?? 0) < 1) return undefined;
      const rest = { ...organization, credits: Number(organization.credits) - 1 };
      const { doc, version } = organizations.toRow(rest);
      db.run("UPDATE organizations SET doc = ?2, version = ?3 WHERE id = ?1", id, doc, version);
      return rest;
    },
    async delete(id) {
      const org = organizationNumber(db, id);
      if (org === undefined) return false;
      const journal = journalNumber(db, id);
      db.run("DELETE FROM keys WHERE org = ?1", org);
      db.run("DELETE FROM organizations WHERE number = ?1", org);
      await deleteSnapshots(statementsOf(db), id);
      hide(org, journal);
      return true;
    },
    async clear(id) {
      const row = db.get<{ number: number; doc: string; version: number; place: number; journal: number }>(
        `DELETE FROM organizations WHERE id = ?1 RETURNING number, doc, version, place, ${JOURNAL} AS journal`,
        id,
      );
      if (row === undefined) return false;
      const { number, doc, version, place, journal } = row;
      const { key } = db.run(
        "INSERT INTO organizations (id, doc, version, place) VALUES (?1, ?2, ?3, ?4)",
        id,
        doc,
        version,
        place,
      );
      for (const table of ["keys", "clocks"]) db.run(`UPDATE ${table} SET org = ?2 WHERE org = ?1`, number, key);
      hide(number, journal);
      return true;
    },
    async isTaken(id) {
      const sql = "SELECT 1 FROM organizations WHERE id = ?1 UNION SELECT 1 FROM hidden WHERE draft_of = ?1";
      return db.get(sql, id) !== undefined;
    },
    ...createDrafts(db, hide),
  };
}
