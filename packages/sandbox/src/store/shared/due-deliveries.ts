import type { Delivery, DeliveryState } from "../../domain/deliveries.ts";
import type { Instant } from "../../domain/time.ts";
import type { Tables } from "../tables.ts";
import { claimable, countByState } from "./claims.ts";
import { ORG, type Statements, type StatementValue } from "./statements.ts";

type DueDeliveries = Pick<
  Tables["deliveries"],
  "get" | "next" | "countDue" | "lastDueAt" | "lastLease" | "count" | "isLeased" | "delete"
>;

/**
 * Due deliveries, with the same statements for both databases.
 * @param parse parses a row of these columns
 */
export function createDueDeliveries<Row>(
  db: Statements,
  columns: string,
  parse: (row: Row) => Delivery,
): DueDeliveries {
  async function first(rest: string, ...values: StatementValue[]): Promise<Delivery | undefined> {
    const row = await db.one<Row>(`SELECT ${columns} FROM deliveries ${rest} LIMIT 1`, ...values);
    return row && parse(row);
  }

  return {
    get: (organizationId, id) => first(`WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id),

    next(now, among = {}) {
      const values: StatementValue[] = [];
      const bind = (value: string | number) => `?${values.push(value)}`;
      const condition = claimable(now, among, db.goesBy(among.owner, "d", bind), bind);
      return first(`d WHERE ${condition} ${db.inOrderOf(among.owner)}`, ...values);
    },

    async countDue(now, by, owner) {
      const values: StatementValue[] = [by, now];
      const ours = db.goesBy(owner, "deliveries", (value) => `?${values.push(value)}`);
      const sql = `SELECT count(*) AS count FROM deliveries WHERE state = 'PENDING' AND due_at <= ?1 AND lease_until <= ?2 AND ${ours}`;
      return (await db.one<{ count: number }>(sql, ...values))?.count ?? 0;
    },

    async lastDueAt(by, owner) {
      const values: StatementValue[] = [by];
      const ours = db.goesBy(owner, "deliveries", (value) => `?${values.push(value)}`);
      const sql = `SELECT due_at FROM deliveries WHERE state = 'PENDING' AND due_at <= ?1 AND ${ours} ${db.inOrderOf(owner, "DESC")} LIMIT 1`;
      return (await db.one<{ due_at: Instant }>(sql, ...values))?.due_at;
    },

    async lastLease(by, owner) {
      const values: StatementValue[] = [by];
      const ours = db.goesBy(owner, "deliveries", (value) => `?${values.push(value)}`);
      // Few deliveries have a lease. With max(), PostgreSQL finds them by the index of leases.
      const sql = `SELECT max(lease_until) AS until FROM deliveries WHERE state = 'PENDING' AND lease_until > 0 AND lease_until <= ?1 AND ${ours}`;
      return (await db.one<{ until: Instant | null }>(sql, ...values))?.until ?? undefined;
    },

    async count(webhookId) {
      const sql = "SELECT state, count(*) AS count FROM deliveries WHERE lane = ?1 GROUP BY state";
      return countByState(await db.all<{ state: DeliveryState; count: number }>(sql, webhookId));
    },

    async isLeased(organizationId, id, leaseId) {
      const sql = `SELECT 1 FROM deliveries WHERE org = ${ORG} AND id = ?2 AND lease_id = ?3`;
      return (await db.one(sql, db.rowsOf(organizationId), id, leaseId)) !== undefined;
    },

    delete: async (organizationId, id) =>
      (await db.run(`DELETE FROM deliveries WHERE org = ${ORG} AND id = ?2`, db.rowsOf(organizationId), id)) > 0,
  };
}
