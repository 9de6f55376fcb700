import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { measureDisk } from "../measure/disk.ts";
import { interleave, median, quantile } from "../measure/interleave.ts";
import { createLoad, type Load } from "../measure/load.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import type { BenchRequest } from "../server/contestants/scenario.ts";
import { type RunningServer, startServer } from "../server/server-process.ts";
import { startMeasuredPostgres } from "./postgres-server.ts";
import { createTenants, settle, type Tenant } from "./scaling-tenants.ts";
import { works } from "./scaling-work.ts";

/** Number of clients, shared by all processes. */
const CLIENTS = 16;
const PROCESSES = [1, 2, 4];
const bounds = { requests: 100_000, milliseconds: 1500 };
const warmUp = { requests: 100_000, milliseconds: 2000 };

interface Contender {
  readonly label: string;
  readonly servers: readonly RunningServer[];
  readonly loads: readonly Load[];
  readonly tenants: readonly Tenant[];
}

interface Figure {
  readonly perSecond: number;
  readonly times: readonly number[];
  /** CPU microseconds per request, of the processes and of the database server. */
  readonly processes: number;
  readonly database: number;
}

const get = (path: string, { apiKey }: Tenant): BenchRequest => ({
  method: "GET",
  path,
  headers: { "x-api-key": apiKey },
  response: { status: 200 },
});

const create = ({ apiKey, testId }: Tenant): BenchRequest => ({
  method: "POST",
  path: "/v1/candidates",
  headers: { "x-api-key": apiKey, "content-type": "application/json" },
  body: JSON.stringify({ email: "maya@example.com", firstName: "Maya", lastName: "Lindqvist", examId: testId }),
  response: { status: 201 },
});

const requestsOf = (tenants: readonly Tenant[]): Readonly<Record<string, readonly BenchRequest[]>> => ({
  "GET one candidate": tenants.map((tenant) => get(`/v1/candidates/${tenant.candidateId}`, tenant)),
  "GET list, ten of all": tenants.map((tenant) => get("/v1/candidates", tenant)),
  "POST candidate, one organization": tenants.slice(0, 1).map(create),
  [`POST candidate, ${tenants.length} organizations`]: tenants.map(create),
});

export const scaling: Benchmark = {
  async run({ runs, progress }) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-bench-"));
    const postgres = await startMeasuredPostgres();
    const servers: RunningServer[] = [];
    const loads: Load[] = [];
    const start = async (place: string) => {
      const server = await startServer({ program: "sandbox", args: [place, "bench-key-of-the-sandbox"] });
      servers.push(server);
      return server;
    };
    const enter = (label: string, shared: readonly RunningServer[], tenants: readonly Tenant[]): Contender => {
      const own = shared.map(({ url }) => createLoad(url, CLIENTS / shared.length));
      loads.push(...own);
      return { label, servers: shared, loads: own, tenants };
    };
    try {
      progress("the disk");
      const disk = await measureDisk(await postgres.createDatabase(), runs);
      progress("organizations with candidates, on SQLite and on PostgreSQL");
      const alone = await start(join(folder.path, "data"));
      const contenders = [enter("SQLite, 1", [alone], await createTenants(alone.url))];
      const url = await postgres.createDatabase();
      const together: RunningServer[] = [];
      for (let count = 0; count < Math.max(...PROCESSES); count++) together.push(await start(url));
      const tenants = await createTenants(together[0]?.url ?? "");
      for (const count of PROCESSES) contenders.push(enter(`PostgreSQL, ${count}`, together.slice(0, count), tenants));

      // Measure requests first: the work leaves rows that the server cleans up afterwards.
      const figures: Record<string, readonly Figure[]> = {};
      for (const names of [Object.keys(requestsOf(tenants)), Object.keys(works)]) {
        const turns = names.flatMap((what) =>
          contenders
            .filter(({ servers }) => works[what]?.isShared !== false || servers.length === 1)
            .map((contender) => ({ what, contender })),
        );
        for (const { what, contender } of turns) {
          progress(`warm-up: ${contender.label}, ${what}`);
          await measure(contender, what, postgres.cpuMicroseconds, warmUp);
        }
        const keys = turns.map(({ what, contender }) => keyOf(contender.label, what));
        const measured = await interleave(keys, runs, async (key, round) => {
          if (key === keys[0]) progress(`round ${round} of ${runs}`);
          const turn = turns[keys.indexOf(key)];
          if (turn === undefined) throw new RangeError(key);
          return measure(turn.contender, turn.what, postgres.cpuMicroseconds, bounds);
        });
        Object.assign(figures, measured);
      }
      return {
        data: { runs, figures, disk: disk.figures },
        tables: [...scalingTables(contenders, figures, runs), disk.table],
      };
    } finally {
      for (const load of loads) await load.close();
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  },
};

const keyOf = (contender: string, what: string) => `${contender}: ${what}`;

/** @param what a repeated request, or one task */
async function measure(
  { servers, loads, tenants }: Contender,
  what: string,
  cpuOfDatabase: () => Promise<number>,
  limits: typeof bounds,
): Promise<Figure> {
  const cpu = async () => {
    const each = await Promise.all(servers.map((server) => server.cpuMicroseconds()));
    return { processes: each.reduce((sum, one) => sum + one), database: await cpuOfDatabase() };
  };
  const times: number[] = [];
  const url = servers[0]?.url ?? "";
  const work = await works[what]?.prepare(url);
  const requests = requestsOf(tenants)[what] ?? [];
  const before = await cpu();
  const start = performance.now();
  await work?.run();
  const counts =
    work === undefined
      ? await Promise.all(loads.map((load) => load.run(requests, limits, (milliseconds) => times.push(milliseconds))))
      : [work.count];
  const seconds = (performance.now() - start) / 1000;
  if (work !== undefined) times.push(seconds * 1000);
  // Mails are part of the cost, and must not affect the next measurement.
  await settle(url, tenants);
  const after = await cpu();
  work?.end();
  const count = counts.reduce((sum, one) => sum + one);
  return {
    perSecond: count / seconds,
    times,
    processes: (after.processes - before.processes) / count,
    database: (after.database - before.database) / count,
  };
}

function scalingTables(
  contenders: readonly Contender[],
  figures: Readonly<Record<string, readonly Figure[]>>,
  runs: number,
): Table[] {
  return [...Object.keys(requestsOf(contenders[0]?.tenants ?? [])), ...Object.keys(works)].map((what) => {
    const of = ({ label }: Contender) => figures[keyOf(label, what)] ?? [];
    const [unit, load] = what in works ? ["such", ""] : ["requests", `, ${CLIENTS} clients`];
    const one = contenders[1] === undefined ? [] : of(contenders[1]);
    return {
      title: `${what}${load}; ${unit} per second as a ratio to one process on PostgreSQL in the same round (median of ${runs})`,
      head: ["store, processes", `${unit}/s`, "p50", "p99", "CPU of processes", "CPU of PostgreSQL"],
      rows: contenders.flatMap((contender) => {
        const rounds = of(contender);
        if (rounds.length === 0) return [];
        const ratio = median(rounds.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)));
        const times = rounds.flatMap((round) => round.times);
        const micros = (name: "processes" | "database") =>
          `${median(rounds.map((round) => round[name])).toFixed(0)} µs`;
        const row = [
          contender.label,
          ratioCell(ratio, median(rounds.map(({ perSecond }) => perSecond)).toFixed(0)),
          ...[0.5, 0.99].map((share) => `${quantile(times, share).toFixed(1)} ms`),
          micros("processes"),
          contender === contenders[0] ? "" : micros("database"),
        ];
        return [row];
      }),
    };
  });
}
