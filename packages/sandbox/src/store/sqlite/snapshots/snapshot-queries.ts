import { tableOf } from "../../documents.ts";
import { snapshotDocuments } from "../../snapshot-rows.ts";
import type { SnapshotCollection } from "../../tables.ts";

interface Source {
  /** Column or expression with the id of the candidate or person. */
  readonly subject?: string;
  readonly where?: string;
}

/** Pending deliveries of deleted candidates, and their events, are deleted after delivery; snapshots leave them out. */
const OF_DELETED = "doc ->> '$.candidateDeleted'";

const sources: Partial<Record<SnapshotCollection, Source>> = {
  people: { subject: "id" },
  personSkills: { subject: "doc ->> '$.personId'" },
  candidates: { subject: "id" },
  mails: { subject: "candidate_id" },
  events: {
    subject: "candidate_id",
    where: `org = ?1 AND NOT EXISTS (
      SELECT 1 FROM deliveries d WHERE d.org = ?1 AND d.event_id = one.id AND d.${OF_DELETED}
    )`,
  },
  timers: { subject: "candidate_id" },
  deliveries: { subject: "candidate_id", where: `org = ?1 AND ${OF_DELETED} IS NULL` },
};

/** Statements that read the rows of a snapshot of the organization with the number `?1`. */
export const snapshotQueries: readonly string[] = [
  `SELECT 'organizations' AS collection, NULL AS subject,
     CASE WHEN ahead IS NULL THEN doc ELSE json_set(doc, '$.clock', json_patch(json_object('offset', ahead), json_object('frozenAt', frozen_at))) END AS doc,
     version, NULL AS bytes
   FROM organizations LEFT JOIN clocks ON org = number WHERE number = ?1`,
  // Packages have no order and are too large to sort.
  `SELECT 'packages' AS collection, NULL AS subject, json_object('id', id) AS doc, 1 AS version, bytes FROM packages WHERE org = ?1`,
  ...snapshotDocuments.map((collection) => {
    const { subject = "NULL", where = "org = ?1" } = sources[collection] ?? {};
    return `SELECT '${collection}' AS collection, ${subject} AS subject, doc, version, NULL AS bytes
      FROM ${tableOf(collection)} one WHERE ${where} ORDER BY seq`;
  }),
];
