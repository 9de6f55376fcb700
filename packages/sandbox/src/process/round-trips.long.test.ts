import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startCountingProxy } from "../../testing/postgres/counting-proxy.ts";
import { findServer } from "../../testing/postgres/database.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

const server = await findServer();

const REQUESTS = 40;

/** Milliseconds until the journal is flushed. */
const QUIET = 1500;

describe.skipIf(server === undefined)("a process on PostgreSQL", () => {
  let url: string;
  let client: Client;
  let counts = true;

  beforeAll(async () => {
    url = (await server?.createDatabase()) as string;
    client = new Client(url);
    await client.connect();
    counts = await client
      .query("CREATE EXTENSION pg_stat_statements")
      .then(
        () => client.query("SELECT 1 FROM pg_stat_statements LIMIT 1").then(() => true),
        () => false,
      )
      .catch(() => false);
    if (counts)
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET pg_stat_statements.track_planning = on`);
    if (!counts) console.warn("Statements are not counted: the server has not loaded pg_stat_statements.");
  });
  afterAll(async () => {
    await client.end();
    await server?.dropDatabase(url);
  });

  const start = async (databaseUrl = url): Promise<RunningSandbox> => {
    const sandbox = await startSandbox({
      port: 0,
      databaseUrl,
      seed: "catalogue",
      rateLimit: { requests: 10_000, periodInMs: 8000 },
      logLevel: "silent",
    });
    onTestFinished(() => sandbox.close());
    return sandbox;
  };

  async function caller({ urls, organizationId, usableTestId }: RunningSandbox) {
    const made = await fetch(`${urls.control}/organizations/${organizationId}/keys`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ versions: ["V1", "V2", "V3"] }),
    });
    const { key } = (await made.json()) as { key: string };
    const headers = { "x-api-key": key, "content-type": "application/json" };
    return {
      async get(path: string) {
        const response = await fetch(`${urls.v1}${path}`, { headers });
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      },
      async create(): Promise<{ id: string }> {
        const given = { email: "maya@example.com", firstName: "Maya", lastName: "Lindqvist", examId: usableTestId };
        const body = JSON.stringify({ ...given, externalId: randomUUID() });
        const response = await fetch(`${urls.v1}/candidates`, { method: "POST", headers, body });
        expect(response.status).toBe(201);
        return (await response.json()) as { id: string };
      },
    };
  }

  async function statementsOf(work: () => Promise<unknown>, column: "calls" | "plans" = "calls"): Promise<number> {
    const database = "(SELECT oid FROM pg_database WHERE datname = current_database())";
    await client.query(`SELECT pg_stat_statements_reset(0, ${database}, 0)`);
    await work();
    const { rows } = await client.query(
      `SELECT coalesce(sum(${column}), 0)::integer AS count FROM pg_stat_statements WHERE dbid = ${database} AND query NOT LIKE '%pg_stat_statements%'`,
    );
    return rows[0].count;
  }

  const repeatedly = async (work: () => Promise<unknown>) => {
    for (let count = 0; count < REQUESTS; count++) await work();
  };

  test("runs two statements to read a candidate, and three at most to list some", async ({ skip }) => {
    if (!counts) return skip();
    const { get, create } = await caller(await start());
    const { id } = await create();
    for (const [path, most] of [
      [`/candidates/${id}`, 2],
      ["/candidates", 3],
    ] as const) {
      await repeatedly(() => get(path));
      await delay(QUIET);
      const each = (await statementsOf(() => repeatedly(() => get(path)))) / REQUESTS;
      expect(each, path).toBeLessThan(most + 0.5);
    }
  });

  test("waits for the database six times at most to create a candidate with an assessment and a mail", async () => {
    const proxy = await startCountingProxy(url);
    const { create } = await caller(await start(proxy.url));
    await repeatedly(create);
    await delay(QUIET);
    const before = proxy.roundTrips;
    await repeatedly(create);
    expect((proxy.roundTrips - before) / REQUESTS).toBeLessThan(6.5);
  });

  test("reuses the plans of reads, lists and creations", async ({ skip }) => {
    if (!counts) return skip();
    const { get, create } = await caller(await start());
    const { id } = await create();
    for (const work of [() => get(`/candidates/${id}`), () => get("/candidates"), create]) {
      // Connections plan a statement five times before they cache a plan.
      for (let round = 0; round < 4; round++) await repeatedly(work);
      await delay(QUIET);
      expect((await statementsOf(() => repeatedly(work), "plans")) / REQUESTS, `${work}`).toBeLessThan(1);
    }
  });

  test("runs one statement in five seconds at most while nothing happens", async ({ skip }) => {
    if (!counts) return skip();
    await start();
    await delay(QUIET);
    expect(await statementsOf(() => delay(10_000))).toBeLessThanOrEqual(2);
  });
});
