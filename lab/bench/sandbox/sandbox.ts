import type { Benchmark } from "../benchmark.ts";
import { interleave, median, quantile } from "../measure/interleave.ts";
import { type Bounds, createLoad, type Load } from "../measure/load.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { type ServerProgram, serverContestant } from "../server/contestants/index.ts";
import { type BenchRequest, apiKey as exampleKey } from "../server/contestants/scenario.ts";
import { compare } from "../server/server.ts";
import { type RunningServer, startServer } from "../server/server-process.ts";
import { copyToPostgres, createDatabase, type SandboxDatabase } from "./databases.ts";
import { measurePauses, pausesTable } from "./pauses.ts";
import { type MeasuredPostgres, startMeasuredPostgres } from "./postgres-server.ts";
import { growthTitles, likes, type Requests, readTitles, requestsFor, requestTitles, writeTitles } from "./requests.ts";

// Each contender gets the same number of requests, so that V8 compiles all equally; the time limits slow ones.
const batch: Bounds = { requests: 3000, milliseconds: 3000 };
const warmUp: Bounds = { requests: 6000, milliseconds: 15_000 };

interface Contender {
  label: string;
  program: ServerProgram;
  requests: Requests;
  server: RunningServer;
  load: Load;
  /** Milliseconds from process start to listening. */
  startMs: number[];
}

async function enter(label: string, program: ServerProgram, requests: Requests): Promise<Contender> {
  const startMs: number[] = [];
  let server: RunningServer | undefined;
  // Ignore the first start, which fills the file cache.
  for (let start = 0; start < 4; start++) {
    await server?.stop();
    const begin = performance.now();
    server = await startServer(program);
    if (start > 0) startMs.push(performance.now() - begin);
  }
  const running = server as RunningServer;
  return { label, program, requests, server: running, load: createLoad(running.url), startMs };
}

async function enterPostgres(database: SandboxDatabase, url: string, postgres: MeasuredPostgres): Promise<Contender[]> {
  const label = `sandbox on PostgreSQL, ${database.candidates.toLocaleString("en")} candidates`;
  const requests = requestsFor(database, false);
  const alone = await enter(label, { program: "sandbox", args: [url, database.apiKey] }, requests);
  const { server } = alone;
  const cpuMicroseconds = async () => (await server.cpuMicroseconds()) + (await postgres.cpuMicroseconds());
  return [alone, { ...alone, label: `${label}, and its server`, server: { ...server, cpuMicroseconds }, startMs: [] }];
}

export async function cpuPerRequest(
  { server, load }: Pick<Contender, "server" | "load">,
  request: BenchRequest | readonly BenchRequest[],
  bounds: Bounds,
): Promise<number> {
  const before = await server.cpuMicroseconds();
  const count = await load.run(request, bounds);
  return ((await server.cpuMicroseconds()) - before) / count;
}

/** Resources of the documents' examples. */
const example = { candidates: 1, apiKey: exampleKey, candidateIds: ["cnd_4h7Qm2Xs"], testId: "tst_1" };

const figureOf = (contender: string, request: string) => `${contender} ${request}`;

/**
 * Measures CPU time per request of the sandbox compared with Fastify and Prism, growth from a thousand to a
 * million candidates, and the longest pause of the event loop.
 */
export const sandbox: Benchmark = {
  async run({ runs, progress, candidates = 1_000_000 }) {
    const databases: SandboxDatabase[] = [];
    const contenders: Contender[] = [];
    const postgres = await startMeasuredPostgres().catch((error: Error) => progress(`left out: ${error.message}`));
    try {
      for (const count of [1000, candidates]) {
        progress(`database of ${count.toLocaleString("en")} candidates`);
        databases.push(await createDatabase(count));
      }
      const [few] = databases;
      // Copy before a server uses the database.
      const url = await postgres?.createDatabase();
      if (few !== undefined && url !== undefined) await copyToPostgres(few, url);
      for (const name of ["raw-fastify", "prism"] as const) {
        const contestant = serverContestant(name);
        contenders.push(await enter(contestant.label, contestant, requestsFor(example, false)));
      }
      for (const database of databases) {
        const label = `sandbox, ${database.candidates.toLocaleString("en")} candidates`;
        const program = { program: "sandbox", args: [database.data, database.apiKey] };
        contenders.push(await enter(label, program, requestsFor(database, true)));
      }
      if (few !== undefined && postgres && url !== undefined)
        contenders.push(...(await enterPostgres(few, url, postgres)));

      const turns = contenders.flatMap((contender) =>
        Object.entries(contender.requests).map(([name, request]) => ({ contender, name, request })),
      );
      for (const { contender, name, request } of turns) {
        progress(`warm-up: ${contender.label}, ${name}`);
        await cpuPerRequest(contender, request, warmUp);
      }
      const keys = turns.map(({ contender, name }) => figureOf(contender.label, name));
      const figures = await interleave(keys, runs, async (key, round) => {
        if (key === keys[0]) progress(`round ${round} of ${runs}`);
        const turn = turns[keys.indexOf(key)];
        if (turn === undefined) throw new RangeError(key);
        return cpuPerRequest(turn.contender, turn.request, batch);
      });
      const memory = await Promise.all(contenders.map(({ server }) => server.memoryBytes()));
      const starts = contenders.flatMap(({ label, startMs }, index) =>
        startMs.length === 0
          ? []
          : {
              label,
              startMs: median(startMs),
              memoryBytes: memory[index] ?? Number.NaN,
              databaseBytes: databases[index - 2]?.bytes,
            },
      );
      const pauses = await measurePauses(progress);
      const tables = [
        cpuTable(contenders, figures, runs),
        growthTable(contenders, figures, runs),
        processTable(starts),
        pausesTable(pauses),
      ];
      return { data: { runs, figures, starts, pauses }, tables };
    } finally {
      for (const { load, server } of contenders) {
        await load.close();
        await server.stop();
      }
      await postgres?.stop();
      for (const database of databases) database.delete();
    }
  },
};

type Figures = Record<string, number[]>;

export const middleHalf = (ratios: readonly number[]) =>
  [0.25, 0.75].map((share) => quantile(ratios, share).toFixed(2)).join(" to ");

function cpuTable(contenders: readonly Contender[], figures: Figures, runs: number): Table {
  const [base] = contenders;
  const titles = { ...requestTitles, ...writeTitles, ...readTitles };
  return {
    title: `Server CPU time per request, ratio to raw Fastify in the same round (median of ${runs})`,
    head: ["server", ...Object.values(titles)],
    rows: contenders.map(({ label }) => [
      label,
      ...Object.keys(titles).map((name) => {
        const measured = figures[figureOf(label, name)];
        if (measured === undefined) return "";
        const like = (likes as Record<string, string>)[name] ?? name;
        const { ratio, medianMicroseconds } = compare(measured, figures[figureOf(base?.label ?? "", like)] ?? []);
        return ratioCell(ratio, `${medianMicroseconds.toFixed(0)} µs`);
      }),
    ]),
  };
}

function growthTable(contenders: readonly Contender[], figures: Figures, runs: number): Table {
  const [, , few, many] = contenders;
  return {
    title: `The same of the larger database, ratio to the one of 1,000 candidates in the same round (median of ${runs})`,
    head: ["request", "1,000 candidates", many?.label.replace("sandbox, ", "") ?? "", "middle half"],
    rows: Object.entries({ ...requestTitles, ...writeTitles, ...readTitles, ...growthTitles }).map(([name, title]) => {
      const small = figures[figureOf(few?.label ?? "", name)] ?? [];
      const large = figures[figureOf(many?.label ?? "", name)] ?? [];
      const { ratio, medianMicroseconds } = compare(large, small);
      const ratios = large.map((figure, round) => figure / (small[round] ?? Number.NaN));
      return [
        title,
        `1.00 (${median(small).toFixed(0)} µs)`,
        ratioCell(ratio, `${medianMicroseconds.toFixed(0)} µs`),
        middleHalf(ratios),
      ];
    }),
  };
}

interface Start {
  label: string;
  startMs: number;
  memoryBytes: number;
  databaseBytes: number | undefined;
}

function processTable(starts: readonly Start[]): Table {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`;
  return {
    title: "From the start of the process until it listens (median of 3), and memory after the run",
    head: ["server", "start", "resident memory", "database"],
    rows: starts.map(({ label, startMs, memoryBytes, databaseBytes }) => [
      label,
      `${startMs.toFixed(0)} ms`,
      megabytes(memoryBytes),
      databaseBytes === undefined ? "" : megabytes(databaseBytes),
    ]),
  };
}
