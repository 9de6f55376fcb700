import type { Organization } from "../../domain/organizations.ts";
import type { DocumentRow } from "../documents.ts";
import type { Tables } from "../tables.ts";
import { deleteSnapshots } from "./snapshots.ts";
import { JOURNAL, type Statements } from "./statements.ts";

/** A draft is a row with another number. When it is published, the journal stays under the previous number. */
export function createOrganizations(db: Statements): Tables["organizations"] {
  const organizations = db.documents<Organization>("organizations");

  async function leave(org: number, journal = org): Promise<void> {
    // After a restore, the journal has another number, under which rows may be left.
    await db.run("INSERT INTO leftovers (org) VALUES (?1), (?2) ON CONFLICT DO NOTHING", org, journal);
    db.renumbered();
  }

  async function insert(id: string, organization: Organization, draftOf: string | null, rest = ""): Promise<void> {
    const { doc, version } = organizations.toRow(organization);
    await db.run(
      `INSERT INTO organizations (id, number, doc, version, draft_of, place) VALUES (?1, ?2, ?3, ?4, ?5, ${db.nextPlace}) ${rest}`,
      id,
      await db.newNumber(),
      doc,
      version,
      draftOf,
    );
  }

  async function demandDraft(draftId: string): Promise<{ readonly org: number; readonly id: string }> {
    const found = await db.one<{ org: number; id: string }>(
      "SELECT number AS org, draft_of AS id FROM organizations WHERE id = ?1 AND draft_of IS NOT NULL",
      draftId,
    );
    if (found === undefined) throw new Error(`There is no draft ${draftId} of an organization.`);
    return found;
  }

  return {
    get: async (id) => organizations.one(`WHERE id = ?1 ${db.keyLock}`, db.rowsOf(id)),

    async list({ offset, limit }) {
      const visible = "WHERE draft_of IS NULL";
      const items = await organizations.all(`${visible} ORDER BY place LIMIT ?1 OFFSET ?2`, limit, offset);
      const counted = await db.one<{ total: number }>(`SELECT count(*) AS total FROM organizations ${visible}`);
      return { items, total: counted?.total ?? 0 };
    },

    put: (organization) =>
      insert(
        db.rowsOf(organization.id),
        organization,
        null,
        "ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, version = excluded.version",
      ),

    async spendCredit(id) {
      const credits = `CAST(${db.member("credits")} AS integer)`;
      // The condition is checked again after the row is locked.
      const row = await db.one<DocumentRow>(
        `UPDATE organizations SET doc = ${db.withMember("credits", `${credits} - 1`)}
         WHERE id = ?1 AND ${credits} > 0 RETURNING doc, version`,
        db.rowsOf(id),
      );
      return row && organizations.parse(row);
    },

    async delete(id) {
      const row = await db.one<{ number: number; journal: number }>(
        `DELETE FROM organizations WHERE id = ?1 RETURNING number, ${JOURNAL} AS journal`,
        id,
      );
      if (row === undefined) return false;
      await db.run("DELETE FROM keys WHERE org = ?1", row.number);
      await deleteSnapshots(db, id);
      await leave(row.number, row.journal);
      return true;
    },

    async clear(id) {
      const row = await db.one<{ number: number; journal: number }>(
        `SELECT number, ${JOURNAL} AS journal FROM organizations WHERE id = ?1`,
        id,
      );
      if (row === undefined) return false;
      const number = await db.newNumber();
      await db.run("UPDATE organizations SET number = ?2, journal = NULL WHERE id = ?1", id, number);
      for (const table of ["keys", "clocks"])
        await db.run(`UPDATE ${table} SET org = ?2 WHERE org = ?1`, row.number, number);
      await leave(row.number, row.journal);
      return true;
    },

    async isTaken(id) {
      return (await db.one("SELECT 1 FROM organizations WHERE id = ?1 OR draft_of = ?1", id)) !== undefined;
    },

    createDraft: (draftId, organization) => insert(draftId, organization, organization.id),

    async inDraft(draftId, work) {
      const { id } = await demandDraft(draftId);
      await db.touch("organizations", "id = ?1", draftId);
      db.drafts.set(id, draftId);
      const result = await work();
      db.drafts.delete(id);
      return result;
    },

    async publishDraft(draftId) {
      const { org, id } = await demandDraft(draftId);
      const replaced = await db.one<{ number: number; place: number; journal: number }>(
        `DELETE FROM organizations WHERE id = ?1 RETURNING number, place, ${JOURNAL} AS journal`,
        id,
      );
      await db.run(
        "UPDATE organizations SET id = ?2, draft_of = NULL, place = coalesce(?3, place), journal = ?4 WHERE id = ?1",
        draftId,
        id,
        replaced?.place ?? null,
        replaced?.journal ?? null,
      );
      db.renumbered();
      const published = { organizationId: id, hasReplaced: replaced !== undefined };
      if (replaced === undefined) return published;
      await db.run("UPDATE keys SET org = ?2 WHERE org = ?1", replaced.number, org);
      await leave(replaced.number);
      return published;
    },

    async dropDraft(draftId) {
      const { org } = await demandDraft(draftId);
      await db.run("DELETE FROM organizations WHERE number = ?1", org);
      await leave(org);
    },
  };
}
