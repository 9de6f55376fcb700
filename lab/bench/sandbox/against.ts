import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { createLoad, type Load } from "../measure/load.ts";
import { ratioCell } from "../measure/table.ts";
import { compare } from "../server/server.ts";
import { type RunningServer, startServer } from "../server/server-process.ts";
import { createDatabase, type SandboxDatabase } from "./databases.ts";
import { requestsFor, requestTitles, writeTitles } from "./requests.ts";
import { cpuPerRequest, middleHalf } from "./sandbox.ts";

const batch = { requests: 1000, milliseconds: 3000 };
const warmUp = { requests: 4000, milliseconds: 10_000 };

const titles = { ...requestTitles, ...writeTitles };
type Name = keyof typeof titles;
const names = Object.keys(titles) as Name[];

interface Contender {
  readonly database: SandboxDatabase;
  readonly server: RunningServer;
  readonly load: Load;
}

export const against: Benchmark = {
  async run({ runs, progress, checkout }) {
    if (checkout === undefined)
      throw new BenchError("`--checkout FOLDER` names an installed and generated checkout of another commit");
    if (!existsSync(join(checkout, "lab/bench/server/contestants")))
      throw new BenchError(`--checkout ${checkout} is not a checkout of this repository; check the path`);
    const contenders: Contender[] = [];
    try {
      progress("two databases of 1,000 candidates");
      for (const root of [checkout, join(import.meta.dirname, "../../..")]) {
        const database = await createDatabase(1000);
        const program = resolve(root, "lab/bench/server/contestants/sandbox");
        const server = await startServer({ program, args: [database.data, database.apiKey] });
        contenders.push({ database, server, load: createLoad(server.url) });
      }
      const turns = names.flatMap((name) => contenders.map((contender, index) => ({ name, contender, index })));
      const measure = ({ name, contender }: (typeof turns)[number], bounds = batch) => {
        const request = requestsFor(contender.database, true)[name];
        if (request === undefined) throw new RangeError(name);
        return cpuPerRequest(contender, request, bounds);
      };
      for (const turn of turns) {
        progress(`warm-up: ${titles[turn.name]}`);
        await measure(turn, warmUp);
      }
      const figures = Object.fromEntries(names.map((name) => [name, [[], []] as [number[], number[]]]));
      for (let round = 1; round <= runs; round++) {
        progress(`round ${round} of ${runs}`);
        // Alternate which checkout is measured first.
        for (const turn of round % 2 === 1 ? turns : turns.toReversed())
          figures[turn.name]?.[turn.index]?.push(await measure(turn));
      }
      const rows = names.map((name) => {
        const [there, here] = figures[name] ?? [[], []];
        const base = compare(there, there);
        const { ratio, medianMicroseconds } = compare(here, there);
        return [
          titles[name],
          ratioCell(1, `${base.medianMicroseconds.toFixed(0)} µs`),
          ratioCell(ratio, `${medianMicroseconds.toFixed(0)} µs`),
          middleHalf(here.map((figure, round) => figure / (there[round] ?? Number.NaN))),
        ];
      });
      const title = `Server CPU time per request, ratio to the other checkout in the same round (median of ${runs})`;
      const head = ["request", "other checkout", "this one", "middle half"];
      return { data: { runs, figures }, tables: [{ title, head, rows }] };
    } finally {
      for (const { database, load, server } of contenders) {
        await load.close();
        await server.stop();
        database.delete();
      }
    }
  },
};
