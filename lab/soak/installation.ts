import { setTimeout as delay } from "node:timers/promises";
import { startPostgres } from "@assessment-api/sandbox/testing/postgres/server";
import type { Random } from "../random.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";

export interface Installation {
  /** Base URLs, one per process. */
  origins(): readonly string[];
  processes(): readonly SandboxProcess[];
  /** Ends a process or server and restarts it. */
  disturb(): Promise<void>;
  close(): Promise<void>;
}

export interface InstallationOptions {
  readonly compileCache: string;
  /** Options of each process without its database. */
  readonly flags: readonly string[];
  readonly random: Random;
}

/** Starts one process on a data folder. Disturbances kill it. */
export async function installOnFolder(
  data: string,
  { compileCache, flags, random }: InstallationOptions,
): Promise<Installation> {
  const start = () => startSandboxProcess(compileCache, ["--data", data, ...flags]);
  let running = await start();
  let disturbances = 0;
  return {
    origins: () => [running.origin],
    processes: () => [running],
    async disturb() {
      // Only a process that exits normally fills the compile cache for the next one.
      await running.end(disturbances++ > 0 && random.next() < 0.8 ? "SIGKILL" : "SIGTERM");
      running = await start();
    },
    close: () => running.end("SIGTERM"),
  };
}

const PROCESSES = 3;

/**
 * Starts three processes on one database. Two of three disturbances kill a process; the third restarts or crashes the
 * server.
 * @param options.careless the server acknowledges commits before they are written, and always crashes
 */
export async function installOnPostgres({
  compileCache,
  flags,
  random,
  careless,
}: InstallationOptions & { readonly careless: boolean }): Promise<Installation> {
  const server = await startPostgres({ careless });
  const start = () => startSandboxProcess(compileCache, ["--database-url", server.url, ...flags]);
  const running: SandboxProcess[] = [];
  for (let count = 0; count < PROCESSES; count++) running.push(await start());
  let disturbances = 0;
  return {
    origins: () => running.map(({ origin }) => origin),
    processes: () => running,
    async disturb() {
      if (++disturbances % 3 === 2 || careless) {
        await server.restart({ crashing: disturbances % 2 === 0 || careless });
        await Promise.all(running.map(({ origin }) => recovered(origin)));
        return;
      }
      const index = random.between(0, PROCESSES - 1);
      await running[index]?.end("SIGKILL");
      running[index] = await start();
    },
    async close() {
      await Promise.all(running.map((one) => one.end("SIGTERM")));
      await server.stop();
    },
  };
}

/** Timeout in milliseconds for a process to reach its database again. */
const RECOVERY = 60_000;

/** @throws Error after the timeout */
export async function recovered(origin: string): Promise<void> {
  for (const end = performance.now() + RECOVERY; performance.now() < end; await delay(20)) {
    const response = await fetch(`${origin}/control/health`, { signal: AbortSignal.timeout(RECOVERY) });
    const { status } = (await response.json()) as { status: string };
    if (status !== "DEGRADED") return;
  }
  throw new Error(`${origin} has not found its database again within ${RECOVERY / 1000} s`);
}
