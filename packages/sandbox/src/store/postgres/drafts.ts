import type { Organization } from "../../domain/organizations.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { createDocuments, JOURNAL, newNumber } from "./dialect.ts";

type Drafts = Pick<Tables["organizations"], "createDraft" | "inDraft" | "publishDraft" | "dropDraft">;

/**
 * A draft is an organization with its own number and the draft's id.
 * @param drafts draft by organization id in this transaction
 * @param leave marks the rows of a number for the sweep
 */
export function createDrafts(db: Database, drafts: Map<string, string>, leave: (org: number) => Promise<void>): Drafts {
  const { toRow } = createDocuments<Organization>(db, "organizations");

  async function demandDraft(draftId: string): Promise<{ readonly org: number; readonly id: string }> {
    const found = await db.one<{ org: number; id: string }>(
      "SELECT number AS org, draft_of AS id FROM organizations WHERE id = $1 AND draft_of IS NOT NULL",
      draftId,
    );
    if (found === undefined) throw new Error(`There is no draft ${draftId} of an organization.`);
    return found;
  }

  return {
    async createDraft(draftId, organization) {
      const { doc, version } = toRow(organization);
      await db.run(
        "INSERT INTO organizations (id, number, doc, version, draft_of) VALUES ($1, $2, $3, $4, $5)",
        draftId,
        newNumber(),
        doc,
        version,
        organization.id,
      );
    },

    async inDraft(draftId, work) {
      const { id } = await demandDraft(draftId);
      await db.run("UPDATE organizations SET touched_at = now() WHERE id = $1", draftId);
      drafts.set(id, draftId);
      const result = await work();
      drafts.delete(id);
      return result;
    },

    // The journal keeps its number.
    async publishDraft(draftId) {
      const { org, id } = await demandDraft(draftId);
      const replaced = await db.one<{ number: number; place: number; journal: number }>(
        `DELETE FROM organizations WHERE id = $1 RETURNING number, place, ${JOURNAL} AS journal`,
        id,
      );
      await db.run(
        "UPDATE organizations SET id = $2, draft_of = NULL, place = coalesce($3, place), journal = $4 WHERE id = $1",
        draftId,
        id,
        replaced?.place ?? null,
        replaced?.journal ?? null,
      );
      const published = { organizationId: id, hasReplaced: replaced !== undefined };
      if (replaced === undefined) return published;
      await db.run("UPDATE keys SET org = $2 WHERE org = $1", replaced.number, org);
      await leave(replaced.number);
      return published;
    },

    async dropDraft(draftId) {
      const { org } = await demandDraft(draftId);
      await db.run("DELETE FROM organizations WHERE number = $1", org);
      await leave(org);
    },
  };
}

/** Minutes without a change after which a draft or an incomplete snapshot belongs to an ended process. */
export const ABANDONED_AFTER = 10;

/** Marks drafts of ended processes for the sweep. */
export async function dropAbandonedDrafts(db: Database): Promise<void> {
  await db.run(
    `WITH dropped AS (
       DELETE FROM organizations WHERE draft_of IS NOT NULL AND touched_at < now() - make_interval(mins => $1)
       RETURNING number
     ) INSERT INTO leftovers (org) SELECT number FROM dropped`,
    ABANDONED_AFTER,
  );
}
