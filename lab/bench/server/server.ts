import { existsSync } from "node:fs";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { validatorsPath, versions } from "../documents.ts";
import { interleave, median, quantile } from "../measure/interleave.ts";
import { type Bounds, createLoad, type Load } from "../measure/load.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { bootTable, timeBoot } from "./boot.ts";
import { type ServerContestantName, serverContestant, serverContestants } from "./contestants/index.ts";
import { type BenchRequest, type RequestName, requests } from "./contestants/scenario.ts";
import { type RunningServer, startServer } from "./server-process.ts";

/** One turn: short enough that slow phases of the machine affect all contestants, long enough for warm caches. */
const turn: Bounds = { requests: 1500, milliseconds: 200 };
/** Turns per round, enough for garbage collections in each contestant. */
const TURNS = 20;
/**
 * Warm-up. For about 20,000 requests of a kind, V8 compiles in threads whose CPU time counts, and a request costs twice
 * as much.
 */
const warmUp: Bounds = { requests: 40_000, milliseconds: 5000 };

interface CpuTime {
  contestant: ServerContestantName;
  request: RequestName;
  /** CPU time divided by Fastify's in the same round: median and middle half. */
  ratio: number;
  middleHalf: [number, number];
  /** CPU time per request, user and system. */
  medianMicroseconds: number;
  runsMicroseconds: number[];
}

const names = Object.keys(serverContestants) as ServerContestantName[];
const requestNames = Object.keys(requests) as RequestName[];

export function compare(figures: readonly number[], base: readonly number[]) {
  const ratios = figures.map((figure, round) => figure / (base[round] ?? Number.NaN));
  return {
    ratio: median(ratios),
    middleHalf: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as [number, number],
    medianMicroseconds: median(figures),
  };
}

interface Contender {
  server: RunningServer;
  load: Load;
}

async function start(name: ServerContestantName): Promise<Contender> {
  const server = await startServer(serverContestant(name));
  return { server, load: createLoad(server.url) };
}

async function stop({ server, load }: Contender): Promise<void> {
  await load.close();
  await server.stop();
}

async function serve({ server, load }: Contender, request: BenchRequest, bounds: Bounds): Promise<[number, number]> {
  const before = await server.cpuMicroseconds();
  const count = await load.run(request, bounds);
  return [(await server.cpuMicroseconds()) - before, count];
}

type Pair = `${ServerContestantName} ${RequestName}`;
const pairs = names.flatMap((name) => requestNames.map((request): Pair => `${name} ${request}`));

/**
 * Measures CPU microseconds per request in new processes, because V8's compilation differs by a tenth between
 * processes.
 */
async function timeProcesses(progress: (line: string) => void): Promise<Record<Pair, number>> {
  const contenders = new Map<ServerContestantName, Contender>();
  const measure = (one: Pair, bounds: Bounds) => {
    const [name, request] = one.split(" ") as [ServerContestantName, RequestName];
    return serve(contenders.get(name) as Contender, requests[request], bounds);
  };
  try {
    for (const name of names) {
      progress(`warm-up: ${serverContestant(name).label}`);
      contenders.set(name, await start(name));
      for (const request of requestNames) await measure(`${name} ${request}`, warmUp);
    }
    progress(`${TURNS} turns`);
    const figures = await interleave(pairs, TURNS, (one) => measure(one, turn));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value);
    const perRequest = (one: Pair) =>
      sum(figures[one].map(([cpu]) => cpu)) / sum(figures[one].map(([, count]) => count));
    return Object.fromEntries(pairs.map((one) => [one, perRequest(one)])) as Record<Pair, number>;
  } finally {
    await Promise.all([...contenders.values()].map(stop));
  }
}

async function timeServers(runs: number, progress: (line: string) => void): Promise<CpuTime[]> {
  const rounds: Record<Pair, number>[] = [];
  for (let round = 1; round <= runs; round++)
    rounds.push(await timeProcesses((line) => progress(`round ${round} of ${runs}: ${line}`)));
  const runsOf = (one: Pair) => rounds.map((round) => round[one]);
  return names.flatMap((contestant) =>
    requestNames.map((request) => {
      const runsMicroseconds = runsOf(`${contestant} ${request}`);
      return { contestant, request, ...compare(runsMicroseconds, runsOf(`raw-fastify ${request}`)), runsMicroseconds };
    }),
  );
}

function cpuTable(times: readonly CpuTime[], runs: number): Table {
  return {
    title: `Server CPU time per request, ratio to raw Fastify in the same round (median of ${runs})`,
    head: ["server", ...requestNames.flatMap((request) => [titles[request], "middle half"])],
    rows: names.map((name) => [
      serverContestant(name).label,
      ...requestNames.flatMap((request) => {
        const time = times.find((entry) => entry.contestant === name && entry.request === request) as CpuTime;
        return [
          ratioCell(time.ratio, `${time.medianMicroseconds.toFixed(0)} µs`),
          time.middleHalf.map((ratio) => ratio.toFixed(2)).join(" to "),
        ];
      }),
    ]),
  };
}

const titles: Record<RequestName, string> = { list: "GET list of 3 KB", create: "POST" };

function checksTable(): Table {
  return {
    title: "What each checks in addition to the key",
    head: ["server", "of the request", "of the response"],
    textColumns: 3,
    rows: names.map((name) => {
      const { label, checksRequest, checksResponse } = serverContestant(name);
      return [label, checksRequest, checksResponse];
    }),
  };
}

export const server: Benchmark = {
  async run({ runs, progress }) {
    const missing = versions.map(validatorsPath).find((path) => !existsSync(path));
    if (missing) throw new BenchError(`${missing} is missing; \`pnpm generate\` writes it`);
    const cpuTimes = await timeServers(runs, progress);
    const boot = await timeBoot(runs, progress);
    return {
      data: { runs, requests: cpuTimes, boot },
      tables: [cpuTable(cpuTimes, runs), checksTable(), bootTable(boot, runs)],
    };
  },
};
