import { tableOf } from "../../documents.ts";
import { snapshotDocuments } from "../../snapshot-rows.ts";
import type { SnapshotCollection } from "../../store.ts";

/** How the rows of a collection are read. */
interface Source {
  /** Expression that names the candidate or person. */
  readonly subject?: string;
  /** A further condition. */
  readonly where?: string;
}

const sources: Partial<Record<SnapshotCollection, Source>> = {
  people: { subject: "id" },
  // Its id is that of the person, a dot, and that of the skill.
  personSkills: { subject: "split_part(id, '.', 1)" },
  candidates: { subject: "id" },
  mails: { subject: "candidate_id" },
  // Owed deliveries of deleted candidates, with their events, go out and are deleted then: no snapshot keeps them.
  events: {
    subject: "candidate_id",
    where: `AND NOT EXISTS (
      SELECT 1 FROM deliveries d WHERE d.org = one.org AND d.event_id = one.id AND d.candidate_deleted
    )`,
  },
  timers: { subject: "candidate_id" },
};

/** Query of all that a snapshot holds of a collection, of the organization whose number is given. */
export const snapshotQueries = (org: number): readonly string[] => [
  `SELECT 'organizations' AS collection, NULL AS subject,
     CASE WHEN ahead IS NULL THEN doc ELSE jsonb_set(
       doc::jsonb, '{clock}', jsonb_strip_nulls(jsonb_build_object('offset', ahead, 'frozenAt', frozen_at))
     )::text END AS doc,
     version, NULL AS bytes
   FROM organizations LEFT JOIN clocks ON org = number WHERE number = ${org}`,
  // Packages are in no order, and too large to sort.
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

/** The same of deliveries, whose documents have to be completed. */
export const snapshotDeliveriesQuery = (org: number): string =>
  `SELECT candidate_id AS subject, doc, version, state, due_at, failures FROM deliveries
   WHERE org = ${org} AND NOT candidate_deleted ORDER BY seq`;
