import { tableOf } from "../../documents.ts";
import { snapshotDocuments } from "../../snapshot-rows.ts";
import type { SnapshotCollection } from "../../tables.ts";

/** How to read the rows of a collection. */
interface Source {
  /** Expression with the id of the candidate or person. */
  readonly subject?: string;
  /** Additional condition. */
  readonly where?: string;
}

const sources: Partial<Record<SnapshotCollection, Source>> = {
  people: { subject: "id" },
  // The id consists of the person's id, a dot and the skill's id.
  personSkills: { subject: "split_part(id, '.', 1)" },
  candidates: { subject: "id" },
  mails: { subject: "candidate_id" },
  // Pending deliveries of deleted candidates, and their events, are deleted after delivery; snapshots leave them out.
  events: {
    subject: "candidate_id",
    where: `AND NOT EXISTS (
      SELECT 1 FROM deliveries d WHERE d.org = one.org AND d.event_id = one.id AND d.candidate_deleted
    )`,
  },
  timers: { subject: "candidate_id" },
};

/** Queries for the rows of a snapshot of the organization with the given number. */
export const snapshotQueries = (org: number): readonly string[] => [
  `SELECT 'organizations' AS collection, NULL AS subject,
     CASE WHEN ahead IS NULL THEN doc ELSE jsonb_set(
       doc::jsonb, '{clock}', jsonb_strip_nulls(jsonb_build_object('offset', ahead, 'frozenAt', frozen_at))
     )::text END AS doc,
     version, NULL AS bytes
   FROM organizations LEFT JOIN clocks ON org = number WHERE number = ${org}`,
  // Packages have no order and are too large to sort.
  `SELECT 'packages' AS collection, NULL AS subject, json_build_object('id', id)::text AS doc, 1 AS version, bytes
   FROM packages WHERE org = ${org}`,
  ...snapshotDocuments
    .filter((collection) => collection !== "deliveries")
    .map((collection) => {
      const { subject = "NULL", where = "" } = sources[collection] ?? {};
      return `SELECT '${collection}' AS collection, ${subject} AS subject, doc, version, NULL AS bytes
        FROM ${tableOf(collection)} one WHERE org = ${org} ${where} ORDER BY seq`;
    }),
];

/** Deliveries, whose documents are completed from columns. */
export const snapshotDeliveriesQuery = (org: number): string =>
  `SELECT candidate_id AS subject, doc, version, state, due_at, failures FROM deliveries
   WHERE org = ${org} AND NOT candidate_deleted ORDER BY seq`;
