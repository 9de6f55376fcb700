import type { HeldCollection } from "../store.ts";
import { tableOf } from "./documents.ts";

/** How the rows of a collection are read. */
interface Source {
  /** Expression that names the candidate or person. */
  readonly subject?: string;
  /** A further condition. */
  readonly where?: string;
}

/** In the order in which they are put again: what others refer to comes first. */
const sources: Record<Exclude<HeldCollection, "packages" | "deliveries">, Source> = {
  tasks: {},
  taskRevisions: {},
  tests: {},
  predefinedTests: {},
  skillFolders: {},
  skills: {},
  skillsets: {},
  positionFamilies: {},
  seniorityLevels: {},
  certificateDefinitions: {},
  jobPositions: {},
  teams: {},
  people: { subject: "id" },
  // Its id is that of the person, a dot, and that of the skill.
  personSkills: { subject: "split_part(id, '.', 1)" },
  candidates: { subject: "id" },
  webhooks: {},
  faults: {},
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

export const heldCollections = ["packages", ...Object.keys(sources), "deliveries"] as readonly HeldCollection[];

/** Query of all that a snapshot holds of a collection, of the organization whose number is given. */
export const heldRows = (org: number): readonly string[] => [
  `SELECT 'organizations' AS collection, NULL AS subject, doc, version, NULL AS bytes FROM organizations WHERE number = ${org}`,
  // Packages are in no order, and too large to sort.
  `SELECT 'packages' AS collection, NULL AS subject, json_build_object('id', id)::text AS doc, 1 AS version, bytes
   FROM packages WHERE org = ${org}`,
  ...Object.entries(sources).map(
    ([collection, { subject = "NULL", where = "" }]) =>
      `SELECT '${collection}' AS collection, ${subject} AS subject, doc, version, NULL AS bytes
       FROM ${tableOf(collection as keyof typeof sources)} one WHERE org = ${org} ${where} ORDER BY seq`,
  ),
];

/** The same of deliveries, whose documents have to be completed. */
export const heldDeliveries = (org: number): string =>
  `SELECT candidate_id AS subject, doc, version, state, due_at, failures FROM deliveries
   WHERE org = ${org} AND NOT candidate_deleted ORDER BY seq`;
