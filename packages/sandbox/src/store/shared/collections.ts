import type { CandidateEvent } from "../../domain/events.ts";
import type { Fault } from "../../domain/faults.ts";
import type { ApiKey } from "../../domain/keys.ts";
import { addresseeOf, type Mail } from "../../domain/mails.ts";
import { type Timer, timerId } from "../../domain/timers.ts";
import type { Webhook } from "../../domain/webhooks.ts";
import type { Writing } from "../collections.ts";
import { type DocumentKind, type Entity, unknownOrganization } from "../documents.ts";
import type { Tables } from "../tables.ts";
import { conditionsOf } from "./conditions.ts";
import { type Columns, ORG, type Statements } from "./statements.ts";

/**
 * A collection of JSON documents in one table.
 * @param columnsOf values of the columns in addition to the document
 */
export function createCollection<Item extends Entity>(
  db: Statements,
  kind: DocumentKind,
  columnsOf: (entity: Item) => Columns = () => ({}),
): Writing<Item> {
  const { one, table, toRow } = db.documents<Item>(kind);
  const remove = `DELETE FROM ${table} WHERE org = ${ORG} AND id = ?2`;
  return {
    get: async (organizationId, id) => one(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),
    put: async (entity) => db.putRow(kind, entity, { ...toRow(entity), ...columnsOf(entity) }),
    delete: async (organizationId, id) => (await db.run(remove, db.rowsOf(organizationId), id)) > 0,
  };
}

export function createTimers(db: Statements): Tables["timers"] {
  const timers = db.documents<Timer>("timers");

  return {
    async next(owner) {
      const values: string[] = [];
      const ours = db.followsClock(owner, "timers", (value) => `?${values.push(db.rowsOf(value))}`);
      return timers.one(`WHERE ${ours} ${db.inOrderOf(owner)} LIMIT 1`, ...values);
    },
    async list(organizationId, { offset, limit }) {
      const org = db.rowsOf(organizationId);
      const counted = await db.one<{ total: number }>(`SELECT count(*) AS total FROM timers WHERE org = ${ORG}`, org);
      const items = await timers.all(`WHERE org = ${ORG} ORDER BY due_at, seq LIMIT ?2 OFFSET ?3`, org, limit, offset);
      return { items, total: counted?.total ?? 0 };
    },
    get: async (organizationId, id) => timers.one(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),
    async put(timer) {
      // The document does not contain the id.
      const { organizationId, dueAt } = timer;
      const columns = { due_at: dueAt, candidate_id: "candidateId" in timer ? timer.candidateId : null };
      await db.putRow("timers", { id: timerId(timer), organizationId }, { ...timers.toRow(timer), ...columns });
    },
    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM timers WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0,
    async deleteAll(organizationId, ids) {
      const org = db.rowsOf(organizationId);
      await db.run(`DELETE FROM timers WHERE org = ${ORG} AND ${db.isIn("id", "?2")}`, org, ids);
    },
    async deleteOfCandidate(organizationId, candidateId) {
      await db.run(
        `DELETE FROM timers WHERE org = ${ORG} AND candidate_id = ?2`,
        db.rowsOf(organizationId),
        candidateId,
      );
    },
  };
}

/** Pieces of uploads whose process ended. The id of a piece is the package's id, a dot and a number. */
export const LOST_PIECES = `id LIKE '%.%' AND NOT EXISTS (
    SELECT 1 FROM terms WHERE terms.org = packages.org AND kind = 'tasks'
      AND term = 'package=' || rtrim(rtrim(packages.id, '0123456789'), '.')
  )`;

export function createPackages(db: Statements): Tables["packages"] {
  return {
    async get(organizationId, id) {
      const sql = `SELECT bytes FROM packages WHERE org = ${ORG} AND id = ?2`;
      const row = await db.one<{ bytes: Uint8Array }>(sql, db.rowsOf(organizationId), id);
      return row && { id, organizationId, bytes: new Uint8Array(row.bytes) };
    },
    async put({ id, organizationId, bytes }) {
      const changes = await db.run(
        `INSERT INTO packages (org, id, bytes) SELECT number, ?2, ?3 FROM organizations WHERE id = ?1
         ON CONFLICT (org, id) DO UPDATE SET bytes = excluded.bytes`,
        db.rowsOf(organizationId),
        id,
        bytes,
      );
      if (changes === 0) throw unknownOrganization(organizationId);
    },
    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM packages WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0,
  };
}

export function createSettings(db: Statements): Tables["settings"] {
  return {
    get: async (name) => (await db.one<{ value: string }>("SELECT value FROM settings WHERE name = ?1", name))?.value,
    async put(name, value) {
      await db.run(
        "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
      );
    },
  };
}

const OF_ORGANIZATION = `WHERE org = ${ORG} ORDER BY seq`;

export function createKeys(db: Statements): Tables["keys"] {
  const { all } = db.documents<ApiKey>("keys");
  return {
    ...createCollection<ApiKey>(db, "keys", ({ hash }) => ({ hash })),
    // Hashes are hexadecimal. For unknown values, the query plan of LIKE uses no index.
    findByHashPrefix: async (prefix) => all("WHERE hash >= ?1 AND hash < ?1 || 'g' ORDER BY seq", prefix),
    list: async (organizationId) => all(OF_ORGANIZATION, db.rowsOf(organizationId)),
  };
}

export function createFaults(db: Statements): Tables["faults"] {
  const { all } = db.documents<Fault>("faults");
  return {
    ...createCollection<Fault>(db, "faults"),
    list: async (organizationId) => all(OF_ORGANIZATION, db.rowsOf(organizationId)),
    any: async () => (await db.one("SELECT 1 FROM faults LIMIT 1")) !== undefined,
  };
}

export function createWebhooks(db: Statements): Tables["webhooks"] {
  const { all } = db.documents<Webhook>("webhooks");
  return {
    ...createCollection<Webhook>(db, "webhooks"),
    async list(organizationId) {
      // A transaction that disables or deletes an endpoint must see all its deliveries.
      db.demandAlone();
      return all(OF_ORGANIZATION, db.rowsOf(organizationId));
    },
  };
}

export const createMails = (db: Statements): Tables["mails"] => ({
  ...createCollection<Mail>(db, "mails", ({ to, createdAt, state, ...mail }) => ({
    candidate_id: addresseeOf(mail),
    recipient: to.toLowerCase(),
    created_at: createdAt,
    state,
  })),
  list(organizationId, { candidateId, email, states, since }, slice) {
    const conditions = conditionsOf(db.rowsOf(organizationId));
    conditions.add("candidate_id = ?", candidateId);
    conditions.add("recipient = ?", email?.toLowerCase());
    conditions.add("created_at >= ?", since);
    conditions.addWanted(db.isIn("state"), states);
    return db.page("mails", conditions, slice, { order: "DESC" });
  },
});

export const createEvents = (db: Statements): Tables["events"] => ({
  ...createCollection<CandidateEvent>(db, "events", ({ candidateId }) => ({ candidate_id: candidateId })),
  list(organizationId, { candidateId }, slice) {
    const conditions = conditionsOf(db.rowsOf(organizationId));
    conditions.add("candidate_id = ?", candidateId);
    return db.page("events", conditions, slice);
  },
});
