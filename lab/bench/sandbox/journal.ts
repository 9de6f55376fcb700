import type { Benchmark } from "../benchmark.ts";
import { interleave } from "../measure/interleave.ts";
import { createLoad, type Load } from "../measure/load.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { compare } from "../server/server.ts";
import { type RunningServer, startServer } from "../server/server-process.ts";
import { createDatabase, type SandboxDatabase } from "./databases.ts";
import { growthTitles, readTitles, requestsFor, requestTitles } from "./requests.ts";
import { cpuPerRequest, middleHalf } from "./sandbox.ts";

/** Requests over several flushes of the journal, which writes every second. */
const batch = { requests: 3000, milliseconds: 1500 };
const warmUp = { requests: 6000, milliseconds: 3000 };

const titles = { ...requestTitles, ...readTitles, ...growthTitles };
/** Reads only, because changes cause work during the next measurement. */
const names = ["get", "others", "person", "list", "first", "lists"] as const;
type Name = (typeof names)[number];

interface Contender {
  readonly database: SandboxDatabase;
  readonly server: RunningServer;
  readonly load: Load;
}

async function enter(how: readonly string[]): Promise<Contender> {
  const database = await createDatabase(1000);
  const server = await startServer({ program: "sandbox", args: [database.data, database.apiKey, ...how] });
  return { database, server, load: createLoad(server.url) };
}

export const journal: Benchmark = {
  async run({ runs, progress }) {
    const contenders: Contender[] = [];
    try {
      progress("two databases of 1,000 candidates");
      for (const how of [["without-journal"], []]) contenders.push(await enter(how));
      const measure = (contender: Contender, name: Name, bounds = batch) => {
        const request = requestsFor(contender.database, true)[name];
        if (request === undefined) throw new RangeError(name);
        return cpuPerRequest(contender, request, bounds);
      };
      for (const name of names) {
        progress(`warm-up: ${titles[name]}`);
        for (const contender of contenders) await measure(contender, name, warmUp);
      }
      const turns = names.flatMap((name) => contenders.map((contender, index) => ({ name, contender, index })));
      const keys = turns.map(({ name, index }) => `${name} ${index === 0 ? "without" : "with"}`);
      const figures = await interleave(keys, runs, (key, round) => {
        if (key === keys[0]) progress(`round ${round} of ${runs}`);
        const turn = turns[keys.indexOf(key)];
        if (turn === undefined) throw new RangeError(key);
        return measure(turn.contender, turn.name);
      });
      return { data: { runs, figures }, tables: [costTable(figures, runs)] };
    } finally {
      for (const { database, load, server } of contenders) {
        await load.close();
        await server.stop();
        database.delete();
      }
    }
  },
};

function costTable(figures: Record<string, number[]>, runs: number): Table {
  return {
    title: `Server CPU time per request with the journal, ratio to none in the same round (median of ${runs})`,
    head: ["request", "without", "with", "middle half"],
    rows: names.map((name) => {
      const [without = [], recorded = []] = [figures[`${name} without`], figures[`${name} with`]];
      const base = compare(without, without);
      const { ratio, medianMicroseconds } = compare(recorded, without);
      return [
        titles[name],
        ratioCell(1, `${base.medianMicroseconds.toFixed(0)} µs`),
        ratioCell(ratio, `${medianMicroseconds.toFixed(0)} µs`),
        middleHalf(recorded.map((figure, round) => figure / (without[round] ?? Number.NaN))),
      ];
    }),
  };
}
