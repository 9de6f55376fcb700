import type { Organization } from "../../domain/organizations.ts";
import type { Transaction } from "../store.ts";
import { organizationNumber } from "./collections.ts";
import type { Database } from "./database.ts";
import { createDocuments, tableOf } from "./documents.ts";
import { termedKinds } from "./terms.ts";

const candidateTables = [
  "candidate_assessments",
  "candidate_tags",
  "candidate_counts",
  "candidate_index",
  "candidates",
] as const;

const otherTables = [
  "tests",
  "predefined_tests",
  "tasks",
  "task_revisions",
  "packages",
  "faults",
  "webhooks",
  "mails",
  "events",
  "history_counts",
  "timers",
  "deliveries",
  "terms",
  "journal_mentions",
  "journal",
  ...termedKinds.map(tableOf),
];

/** All candidates at once are gone in an instant; one by one, a million takes half a minute. */
function clearCandidates(db: Database, org: number): void {
  const others = db.get("SELECT 1 FROM candidate_counts WHERE org <> ?1 AND count > 0 LIMIT 1", org);
  if (others === undefined) {
    db.run("INSERT INTO candidate_grams (candidate_grams) VALUES ('delete-all')");
    for (const table of candidateTables) db.run(`DELETE FROM ${table}`);
    return;
  }
  db.run("DELETE FROM candidate_grams WHERE rowid IN (SELECT seq FROM candidate_index WHERE org = ?1)", org);
  for (const table of candidateTables) db.run(`DELETE FROM ${table} WHERE org = ?1`, org);
}

/** @param cleared is told the number of an organization whose candidates are gone */
export function createOrganizations(
  db: Database,
  cleared: (org: number) => void = () => {},
): Transaction["organizations"] {
  const organizations = createDocuments<Organization>(db, "organizations");

  function clear(org: number): void {
    clearCandidates(db, org);
    db.run("DELETE FROM journal_details WHERE seq IN (SELECT seq FROM journal WHERE org = ?1)", org);
    for (const table of otherTables) db.run(`DELETE FROM ${table} WHERE org = ?1`, org);
    cleared(org);
  }

  return {
    async get(id) {
      return organizations.one("WHERE id = ?1", id);
    },
    async list({ offset, limit }) {
      const total = db.get<{ count: number }>("SELECT count(*) AS count FROM organizations")?.count ?? 0;
      return { items: organizations.all("ORDER BY number LIMIT ?1 OFFSET ?2", limit, offset), total };
    },
    async put(organization) {
      const { doc, version } = organizations.toRow(organization);
      db.run(
        `INSERT INTO organizations (id, doc, version) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, version = excluded.version`,
        organization.id,
        doc,
        version,
      );
    },
    async delete(id) {
      const org = organizationNumber(db, id);
      if (org === undefined) return false;
      clear(org);
      db.run("DELETE FROM keys WHERE org = ?1", org);
      db.run("DELETE FROM organizations WHERE number = ?1", org);
      return true;
    },
    async clear(id) {
      const org = organizationNumber(db, id);
      if (org !== undefined) clear(org);
    },
  };
}
