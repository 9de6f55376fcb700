import { type DocumentRow, tableOf, versionOf } from "../documents.ts";
import { snapshotDocuments } from "../snapshot-rows.ts";
import type { FrozenRow, SnapshotCollection } from "../tables.ts";
import { type ClockRow, stateOf } from "./clocks.ts";
import { DELIVERY_COLUMNS, type DeliveryRow, parseDelivery } from "./deliveries.ts";
import type { Statements } from "./statements.ts";

interface Source {
  /** Expression with the id of the candidate or person. */
  readonly subject?: string;
  readonly columns?: string;
  readonly where?: string;
}

const sourcesOf = (member: Statements["member"]): Partial<Record<SnapshotCollection, Source>> => ({
  people: { subject: "id" },
  personSkills: { subject: member("personId") },
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
  deliveries: { subject: "candidate_id", columns: DELIVERY_COLUMNS, where: "AND NOT candidate_deleted" },
});

export const frozenQueries = (member: Statements["member"], org: number | string): readonly string[] => [
  `SELECT 'organizations' AS collection, NULL AS subject, doc, version, ahead, frozen_at, NULL AS bytes
   FROM organizations LEFT JOIN clocks ON org = number WHERE number = ${org}`,
  // Packages have no order and are too large to sort.
  `SELECT 'packages' AS collection, NULL AS subject, '{"id":"' || id || '"}' AS doc, 1 AS version, bytes FROM packages WHERE org = ${org}`,
  ...snapshotDocuments.map((collection) => {
    const { subject = "NULL", columns = "doc, version", where = "" } = sourcesOf(member)[collection] ?? {};
    return `SELECT '${collection}' AS collection, ${subject} AS subject, ${columns}, NULL AS bytes
      FROM ${tableOf(collection)} one WHERE org = ${org} ${where} ORDER BY seq`;
  }),
];

export type FrozenQueryRow = FrozenRow & Partial<ClockRow> & Partial<Omit<DeliveryRow, keyof DocumentRow>>;

export function frozenRow({ ahead, frozen_at = null, state, due_at, failures, ...row }: FrozenQueryRow): FrozenRow {
  if (state !== undefined && due_at !== undefined && failures !== undefined) {
    const delivery = parseDelivery({ ...row, state, due_at, failures });
    return { ...row, doc: JSON.stringify(delivery), version: versionOf("deliveries") };
  }
  // Organizations without a clock have NULL.
  if (typeof ahead !== "number") return { ...row, bytes: row.bytes && new Uint8Array(row.bytes) };
  return { ...row, doc: JSON.stringify({ ...JSON.parse(row.doc), clock: stateOf({ ahead, frozen_at }) }) };
}
