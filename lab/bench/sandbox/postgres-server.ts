import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { startPostgres } from "@assessment-api/sandbox/testing/postgres/server";
import { Client } from "pg";
import { BenchError } from "../benchmark.ts";

export interface MeasuredPostgres {
  createDatabase(): Promise<string>;
  /** CPU time (user and system) of all its processes since the start, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasuredPostgres(): Promise<MeasuredPostgres> {
  if (process.platform !== "linux")
    throw new BenchError("the CPU time of PostgreSQL is read from /proc, which Linux has");
  const server = await startPostgres({ durable: true }).catch((error: Error) => {
    throw new BenchError(`PostgreSQL cannot be started: ${error.message}`);
  });
  const client = new Client(server.url);
  await client.connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  const main = statOf(rows[0].pid).parent;
  return {
    async createDatabase() {
      const name = `bench_${randomBytes(6).toString("hex")}`;
      await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    },
    async cpuMicroseconds() {
      const children = readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .flatMap((name) => {
          try {
            return [statOf(name)];
          } catch {
            return [];
          }
        })
        .filter(({ parent }) => parent === main);
      const { own, ended } = statOf(main);
      return children.reduce((sum, child) => sum + child.own, own + ended) * TICK;
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}

/** Microseconds per unit of CPU time in Linux. */
const TICK = 10_000;

/**
 * Returns the parent of a process, and CPU time in ticks: its own and of ended children.
 * @throws Error if it has ended
 */
function statOf(pid: number | string): { parent: number; own: number; ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The program name is in brackets and may contain anything.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at],
  );
  return { parent, own: user + system, ended: endedUser + endedSystem };
}
