import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";
import type { Benchmark } from "../benchmark.ts";
import { measureDisk } from "../measure/disk.ts";
import { median } from "../measure/interleave.ts";
import { createLoad, type Load } from "../measure/load.ts";
import type { Table } from "../measure/table.ts";
import type { BenchRequest } from "../server/contestants/scenario.ts";
import { type RunningServer, startServer } from "../server/server-process.ts";
import { startMeasuredPostgres } from "./postgres-server.ts";
import { middleHalf } from "./sandbox.ts";
import { createTenants, settle, type Tenant } from "./scaling-tenants.ts";

const CLIENTS = 64;
/** Number of connections for bare inserts into PostgreSQL. */
const CONNECTIONS = 10;
const bounds = { requests: 100_000, milliseconds: 2000 };
const warmUp = { requests: 100_000, milliseconds: 4000 };
const bareMilliseconds = 1000;
const text = "x".repeat(200);

const requestsOf = ({ apiKey, testId }: Tenant): Readonly<Record<string, BenchRequest>> => {
  const person = { email: "maya@example.com", firstName: "Maya", lastName: "Lindqvist" };
  const post = (path: string, headers: Record<string, string>, body: object): BenchRequest => ({
    method: "POST",
    path,
    headers,
    body: JSON.stringify(body),
    response: { status: 201 },
  });
  return {
    "POST candidate (V1), with assessment and mail": post(
      "/v1/candidates",
      { "x-api-key": apiKey, "content-type": "application/json" },
      { ...person, examId: testId },
    ),
    "POST candidate (V2), alone": post(
      "/v2/candidates",
      { "vendor-api-key": apiKey, "content-type": "application/vnd.vendor.v2.hal+json" },
      person,
    ),
  };
};

/** A sandbox process, and bare inserts into the same database engine on the same disk. */
interface Contender {
  readonly label: string;
  readonly server: RunningServer;
  readonly load: Load;
  readonly tenant: Tenant;
  /** Number of commits since the creation of the database; undefined if each creation has a separate commit. */
  readonly commits?: () => number;
  /**
   * Inserts rows, `perCommit` per commit.
   * @returns rows per second
   */
  insert(perCommit: number): number | Promise<number>;
}

interface Figure {
  readonly perSecond: number;
  readonly perCommit: number;
  readonly bare: number;
}

/**
 * Measures durable creations per second with many clients, compared with bare inserts with as many rows per commit, and
 * with the disk's time for a commit.
 */
export const creations: Benchmark = {
  async run({ runs, progress }) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-bench-"));
    const postgres = await startMeasuredPostgres();
    const sqlite = openSqlite(join(folder.path, "bare.sqlite"));
    const pool = new Pool({ connectionString: await postgres.createDatabase(), max: CONNECTIONS });
    const contenders: Contender[] = [];
    const enter = async (label: string, place: string, more: Pick<Contender, "commits" | "insert">) => {
      const server = await startServer({ program: "sandbox", args: [place, "bench-key-of-the-sandbox"] });
      const [tenant] = await createTenants(server.url, 1);
      if (tenant !== undefined)
        contenders.push({ label, server, load: createLoad(server.url, CLIENTS), tenant, ...more });
    };
    try {
      progress("the disk");
      const disk = await measureDisk(await postgres.createDatabase(), runs);
      progress("an organization on SQLite, and one on PostgreSQL");
      const data = join(folder.path, "data");
      await enter("SQLite", data, { commits: () => commitsOf(data), insert: (rows) => insertInSqlite(sqlite, rows) });
      await pool.query("CREATE TABLE one (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text)");
      await enter("PostgreSQL", await postgres.createDatabase(), { insert: () => insertInPostgres(pool) });

      const turns = contenders.flatMap((contender) =>
        Object.entries(requestsOf(contender.tenant)).map(([name, request]) => ({ contender, name, request })),
      );
      for (const { contender, name, request } of turns) {
        progress(`warm-up: ${contender.label}, ${name}`);
        await measure(contender, request, warmUp);
      }
      const figures: Figure[][] = turns.map(() => []);
      for (let round = 1; round <= runs; round++) {
        progress(`round ${round} of ${runs}`);
        for (const [index, { contender, request }] of turns.entries())
          figures[index]?.push(await measure(contender, request, bounds));
      }
      const rows = turns.map(({ contender, name }, index) => ({
        store: contender.label,
        name,
        of: figures[index] ?? [],
      }));
      return {
        data: { runs, clients: CLIENTS, figures: rows, disk: disk.figures },
        tables: [creationsTable(rows, runs), disk.table],
      };
    } finally {
      for (const { load, server } of contenders) {
        await load.close();
        await server.stop();
      }
      sqlite.close();
      await pool.end();
      await postgres.stop();
    }
  },
};

async function measure(contender: Contender, request: BenchRequest, limits: typeof bounds): Promise<Figure> {
  const { load, server, tenant, commits = () => Number.NaN } = contender;
  const [before, start] = [commits(), performance.now()];
  const count = await load.run(request, limits);
  const seconds = (performance.now() - start) / 1000;
  const committed = commits() - before;
  // Send the mails of these candidates now, so that they do not affect the next measurement.
  await settle(server.url, [tenant]);
  const perCommit = Number.isNaN(committed) ? 1 : count / Math.max(1, committed);
  return { perSecond: count / seconds, perCommit, bare: await contender.insert(perCommit) };
}

/** Returns the commits of the sandbox, which counts them in a file; includes outbox and journal. */
const commitsOf = (data: string): number =>
  Number(readFileSync(join(data, "sandbox.sqlite-commits"), "latin1").trim().split(" ").at(-1));

function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE one (id INTEGER PRIMARY KEY, text TEXT)",
  );
  return database;
}

function insertInSqlite(database: DatabaseSync, perCommit: number): number {
  const insert = database.prepare("INSERT INTO one (text) VALUES (?)");
  const start = performance.now();
  let rows = 0;
  // A mean of 2.5 makes commits of two and three rows.
  for (let commits = 1; performance.now() < start + bareMilliseconds; commits++) {
    database.exec("BEGIN IMMEDIATE");
    for (; rows < commits * perCommit; rows++) insert.run(text);
    database.exec("COMMIT");
  }
  return (rows * 1000) / (performance.now() - start);
}

/** Inserts each row in a transaction. PostgreSQL combines the disk writes of concurrent commits. */
async function insertInPostgres(pool: Pool): Promise<number> {
  const start = performance.now();
  let rows = 0;
  const oneAfterTheOther = async () => {
    for (; performance.now() < start + bareMilliseconds; rows++)
      await pool.query({ name: "insert", text: "INSERT INTO one (text) VALUES ($1)", values: [text] });
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterTheOther));
  return (rows * 1000) / (performance.now() - start);
}

function creationsTable(
  rows: readonly { readonly store: string; readonly name: string; readonly of: readonly Figure[] }[],
  runs: number,
): Table {
  return {
    title: `Durable creations per second, ${CLIENTS} clients, one process, compared with bare inserts of one row with as many to a commit (median of ${runs})`,
    head: ["store", "request", "creations/s", "to a commit", "bare inserts/s", "share of them", "middle half"],
    textColumns: 2,
    rows: rows.map(({ store, name, of }) => {
      const shares = of.map(({ perSecond, bare }) => perSecond / bare);
      return [
        store,
        name,
        median(of.map(({ perSecond }) => perSecond)).toFixed(0),
        median(of.map(({ perCommit }) => perCommit)).toFixed(1),
        median(of.map(({ bare }) => bare)).toFixed(0),
        median(shares).toFixed(3),
        middleHalf(shares),
      ];
    }),
  };
}
