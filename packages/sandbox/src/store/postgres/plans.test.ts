import { Client, type QueryConfig } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { OURS, organization } from "../../../testing/store-suite/samples.ts";
import { stages } from "../../domain/candidates.ts";
import { namingOf } from "../../domain/naming.ts";
import { createKeys, createTimers } from "../shared/collections.ts";
import { createAdmit } from "./admissions/admissions.ts";
import { createCandidates, createGetCandidate } from "./candidates.ts";
import { connectionConfig, createDatabase } from "./connection/database.ts";
import { createDeliveries } from "./deliveries.ts";
import { statementsOf } from "./dialect.ts";
import { createPostgresStore } from "./index.ts";
import { noHorizon } from "./journal/horizon.ts";
import { createJournal } from "./journal/journal.ts";
import { readOutlook } from "./outlook.ts";

const server = await findServer();

/** Rows per table, enough that a full scan is never the best plan. */
const ROWS = 5000;

/** First server version that explains generic plans. */
const EXPLAINS_GENERIC = 160_000;

describe.skipIf(server === undefined)("cached plans", () => {
  let url: string;
  let client: Client;

  beforeAll(async () => {
    url = (await server?.createDatabase()) as string;
    const store = await createPostgresStore({ url });
    await store.transact((tx) => tx.organizations.put(organization()));
    await store.close();
    // Like connections of the store, but with sequential scans enabled, so that missing indexes show.
    client = new Client({ ...connectionConfig(url), options: "" });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server?.dropDatabase(url);
  });

  test("use indexes for lookups of requests and of the scheduler, with any values", async ({ skip }) => {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::integer AS version");
    if (rows[0].version < EXPLAINS_GENERIC) return skip();
    const seen = new Map<string, string>();
    let by = "";
    const db = createDatabase({
      query(statement: QueryConfig) {
        if (statement.name !== undefined) seen.set(statement.text, by);
        return client.query(statement);
      },
    });
    const statements = statementsOf(db);
    const [candidates, deliveries, journal] = [
      createCandidates(db, statements),
      createDeliveries(db, statements),
      createJournal(db, noHorizon),
    ];
    const keys = createKeys(statements);
    const timers = createTimers(statements);
    const together = createGetCandidate(db);
    /** Work by the indexes that its plan must use. */
    const work: Record<string, () => Promise<unknown>> = {
      "candidates_pkey|candidates_by_id": () =>
        Promise.all(["cnd_7", "cnd_8", "cnd_9"].map((id) => together(OURS, id))),
      [LIST]: () => candidates.search(OURS, { stages, only: "withCurrentAssessment" }, { offset: 0, limit: 10 }),
      candidates_external_ids: () => candidates.findByExternalId(OURS, "e7"),
      "candidate_assessments_pkey|candidate_assessments_by_id": () => candidates.findByAssessment(OURS, "asm_7"),
      candidate_assessments_by_token: () => candidates.findAnywhere({ token: "tkn_7" }),
      candidates_by_id: () => candidates.findAnywhere({ candidateId: "cnd_7" }),
      keys_by_hash: () => keys.findByHashPrefix("00000007"),
      timers_by_due_at: () => timers.next(),
      deliveries_due: () => deliveries.next(0),
      timers_of_organization: () => timers.next(OURS),
      deliveries_of_organization: () => deliveries.next(0, { owner: OURS }),
      "journal_pkey|journal_by_id": () => journal.get(OURS, "jou_7"),
      "journal_by_(error_)?id": () => journal.find("err_7"),
      "journal_mentions_pkey|forgotten_pkey": () =>
        journal.forget(OURS, "cnd_7", namingOf(["cnd_7"], [{ firstName: "Maya" }])),
      "timers_by_due_at[^]*deliveries_due": () => readOutlook(db, 0),
      "(keys_by_hash)": () =>
        createAdmit(db)({ keyHash: "0".repeat(64), version: "v1", counting: { counter: "c", limit } }),
    };
    for (const [index, run] of Object.entries(work)) {
      by = index;
      await run();
    }
    expect(new Set(seen.values())).toEqual(new Set(Object.keys(work)));
    // Plans made for few rows stay until statistics exist, so they must not read a whole organization.
    await client.query("ALTER TABLE candidates DISABLE TRIGGER USER");
    await client.query(`SET enable_seqscan = off; ${few}`);
    for (const [text, index] of seen) {
      const plan = await planOf(client, text);
      expect(plan, text).not.toMatch(WHOLE_ORGANIZATION);
      if (index === LIST) expect(plan, text).toMatch(new RegExp(LIST));
    }
    await client.query(`RESET enable_seqscan; DELETE FROM candidates; ${fill}`);
    await client.query("VACUUM ANALYZE");
    for (const [text, index] of seen) {
      const plan = await planOf(client, text);
      const whole = plan.match(/Seq Scan on (?!organizations|settings|faults|rate_counts)\w+/g) ?? [];
      expect(whole, `${text}\n${plan}`).toEqual([]);
      expect(plan, text).toMatch(new RegExp(index));
    }
  });
});

/** Indexes of a list: rows are read in order, up to the page size. */
const LIST = "using candidate_counts_pkey[^]*using candidates_in_order";

/** Index condition on the organization alone, although the query has an id. */
const WHOLE_ORGANIZATION = /using candidates_\w+ on candidates \w+ .*\n *Index Cond: \(org = \S+\)$/m;

async function planOf(client: Client, text: string): Promise<string> {
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const limit = { requests: 36, periodInMs: 8000 };

const one = "(SELECT number FROM organizations LIMIT 1)";

const few = `INSERT INTO candidates (org, id, doc, version, stage, is_current, is_invited, text)
  SELECT n % 9, 'cnd_' || n, repeat('x', 2000), 1, 'NEW', true, false, 'text' FROM generate_series(1, 800) n`;

const fill = `
  INSERT INTO keys (org, id, doc, version, hash)
    SELECT ${one}, 'key_' || n, '{"versions":["v1"]}', 1, lpad(to_hex(n), 64, '0') FROM generate_series(1, ${ROWS}) n;
  INSERT INTO candidates (org, id, doc, version, external_id, stage, is_current, is_invited, text)
    SELECT ${one}, 'cnd_' || n, '{}', 1, 'e' || n, 'NEW', n % 2 = 0, false, 'text' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO candidates (org, id, doc, version, stage, is_current, is_invited, text)
    SELECT n % 9, 'cnd_' || n, '{}', 1, 'NEW', true, false, 'text' FROM generate_series(1, ${ROWS * 9}) n;
  INSERT INTO candidate_counts (org, stage, is_current, is_invited, backend, count)
    SELECT n, 'NEW', n % 2 = 0, false, 0, 1 FROM generate_series(1, ${ROWS}) n;
  INSERT INTO candidate_assessments (org, id, seq, token, folded_token)
    SELECT ${one}, 'asm_' || n, n, 'tkn_' || n, 'tkn_' || n FROM generate_series(1, ${ROWS}) n;
  INSERT INTO timers (org, id, doc, version, due_at)
    SELECT ${one}, 'tmr_' || n, '{}', 1, n FROM generate_series(1, ${ROWS}) n;
  INSERT INTO clocks (org, ahead) SELECT n, 0 FROM generate_series(1, ${ROWS}) n;
  INSERT INTO deliveries (org, id, doc, version, lane, candidate_id, event_id, candidate_deleted, state, due_at, failures, lease_until)
    SELECT ${one}, 'del_' || n, '{}', 1, 'whk_' || n % 9, 'cnd_' || n, 'evt_' || n, false, CASE WHEN n % 50 = 0 THEN 'PENDING' ELSE 'DELIVERED' END, n, 0, 0
    FROM generate_series(1, ${ROWS}) n;
  INSERT INTO journal (org, id, seq, rev, kind, operation, at, recorded_at, error_id, doc)
    SELECT ${one}, 'jou_' || n, n, n, 'request', 'getCandidate', n, n, 'err_' || n, '{}' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO journal_mentions (org, mention, seq) SELECT ${one}, 'word' || n % 900, n FROM generate_series(1, ${ROWS}) n`;
