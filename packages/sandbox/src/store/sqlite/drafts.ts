import type { Organization } from "../../domain/organizations.ts";
import type { Tables } from "../tables.ts";
import { createDocuments, forgetNumbers, JOURNAL } from "./dialect.ts";
import type { Database } from "./file/database.ts";

type Drafts = Pick<Tables["organizations"], "createDraft" | "inDraft" | "publishDraft" | "dropDraft">;

/**
 * A draft is a hidden organization with another number and the draft's id.
 * @param hide hides the data of a number
 */
export function createDrafts(db: Database, hide: (org: number) => void): Drafts {
  const { toRow } = createDocuments<Organization>(db, "organizations");

  function demandDraft(draftId: string): { readonly org: number; readonly id: string } {
    const found = db.get<{ org: number; id: string }>(
      "SELECT org, draft_of AS id FROM hidden JOIN organizations ON number = org WHERE organizations.id = ?1",
      draftId,
    );
    if (found === undefined) throw new Error(`There is no draft ${draftId} of an organization.`);
    return found;
  }

  function rename(from: string, to: string): void {
    db.run("UPDATE organizations SET id = ?2 WHERE id = ?1", from, to);
    forgetNumbers(db);
  }

  return {
    async createDraft(draftId, organization) {
      const { doc, version } = toRow(organization);
      const { key } = db.run("INSERT INTO organizations (id, doc, version) VALUES (?1, ?2, ?3)", draftId, doc, version);
      db.run("INSERT INTO hidden (org, draft_of) VALUES (?1, ?2)", key, organization.id);
    },

    // The draft has the id of its organization during the work. Other transactions never see this, because it is not
    // committed.
    async inDraft(draftId, work) {
      const { id } = demandDraft(draftId);
      const replaced = `replaced by ${draftId}`;
      rename(id, replaced);
      rename(draftId, id);
      const result = await work();
      rename(id, draftId);
      rename(replaced, id);
      return result;
    },

    // The journal keeps its number.
    async publishDraft(draftId) {
      const { org, id } = demandDraft(draftId);
      const replaced = db.get<{ number: number; place: number; journal: number }>(
        `DELETE FROM organizations WHERE id = ?1 RETURNING number, place, ${JOURNAL} AS journal`,
        id,
      );
      db.run(
        `UPDATE organizations SET id = ?2, place = coalesce(?3, (SELECT max(place) + 1 FROM organizations)), journal = ?4
         WHERE number = ?1`,
        org,
        id,
        replaced?.place ?? null,
        replaced?.journal ?? null,
      );
      forgetNumbers(db);
      db.run("DELETE FROM hidden WHERE org = ?1", org);
      const published = { organizationId: id, hasReplaced: replaced !== undefined };
      if (replaced === undefined) return published;
      db.run("UPDATE keys SET org = ?2 WHERE org = ?1", replaced.number, org);
      hide(replaced.number);
      return published;
    },

    async dropDraft(draftId) {
      const { org } = demandDraft(draftId);
      db.run("DELETE FROM organizations WHERE number = ?1", org);
      forgetNumbers(db);
      db.run("UPDATE hidden SET draft_of = NULL WHERE org = ?1", org);
    },
  };
}

/** Drops all drafts. Their process ended before this one opened the file. */
export const dropDrafts = (db: Database): void =>
  db.exec(`
    DELETE FROM organizations WHERE number IN (SELECT org FROM hidden);
    UPDATE hidden SET draft_of = NULL WHERE draft_of IS NOT NULL;
  `);
