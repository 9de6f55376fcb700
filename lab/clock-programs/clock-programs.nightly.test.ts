import { startSandbox } from "@assessment-api/sandbox";
import { findServer } from "@assessment-api/sandbox/testing/postgres/database";
import { expect, onTestFinished, test } from "vitest";
import { runAll } from "./run-all.ts";

const server = await findServer();

/** Default for one run; set `CLOCK_RUNS=1000` for more. */
const count = Number(process.env.CLOCK_RUNS ?? 32);
const seed = Number(process.env.CLOCK_SEED ?? 2);

test.skipIf(server === undefined)(
  `${count} tests that move time, 8 at once in two processes on one database, see no other's time, order or deliveries`,
  { timeout: 60_000 + count * 4000 },
  async () => {
    const databaseUrl = (await server?.createDatabase()) as string;
    onTestFinished(() => server?.dropDatabase(databaseUrl));
    const log: string[] = [];
    const logStream = { write: (line: string) => void log.push(line) };
    const options = { port: 0, databaseUrl, seed: "none", rateLimit: "off", logLevel: "error", logStream } as const;
    const processes = [await startSandbox(options), await startSandbox(options)];
    onTestFinished(async () => {
      await Promise.all(processes.map((process) => process.close()));
    });
    const origins = processes.map(({ url }) => url);
    expect([...(await runAll({ origins, count, workers: 8, seed })), ...log]).toEqual([]);
  },
);
