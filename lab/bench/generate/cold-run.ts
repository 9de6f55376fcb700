import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import type { Readable } from "node:stream";
import { BenchError } from "../benchmark.ts";
import { documentPath, root, type Version } from "../documents.ts";
import { type ContestantName, contestant } from "./contestants/index.ts";

/** Environment without telemetry, update checks and compile caches. */
export const env = {
  ...process.env,
  CI: "1",
  DO_NOT_TRACK: "1",
  NO_COLOR: "1",
  NO_UPDATE_NOTIFIER: "1",
  NODE_DISABLE_COMPILE_CACHE: "1",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  REDOCLY_TELEMETRY: "off",
};

/**
 * Preloaded module that writes the CPU time in microseconds to file descriptor 3 at exit, including live child
 * processes such as esbuild. It is text because a file would need type stripping.
 */
const reporter = `import fs from "node:fs";
const read = (path) => { try { return fs.readFileSync(path, "utf8"); } catch { return ""; } };
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  let ticks = 0;
  for (const pid of read("/proc/self/task/" + process.pid + "/children").split(" ").filter(Boolean)) {
    const fields = read("/proc/" + pid + "/stat").split(") ").at(-1).split(" ");
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  fs.writeSync(3, String(user + system + ticks * 10000));
});`;

/** Returns the CPU time in milliseconds. Rejects with stderr on failure. */
function runNode(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const loading = ["--import", `data:text/javascript,${encodeURIComponent(reporter)}`];
    const child = spawn(process.execPath, [...loading, ...args], {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    });
    const texts = ["", ""];
    for (const [index, stream] of [child.stderr, child.stdio[3]].entries())
      (stream as Readable).setEncoding("utf8").on("data", (text: string) => {
        texts[index] += text;
      });
    child.once("error", reject);
    child.once("close", (code) => {
      const [complaint = "", microseconds] = texts;
      if (code === 0) resolve(Number(microseconds) / 1000);
      else reject(new Error(complaint.trim() || `exit code ${code}`));
    });
  });
}

export interface ColdRun {
  elapsedMs: number;
  /** User and system time of all processes. */
  cpuMs: number;
}

/** Runs separate processes in the new folder `folder`. */
export async function coldRun(name: ContestantName, folder: string, versions: readonly Version[]): Promise<ColdRun> {
  const missing = versions.find((version) => !existsSync(documentPath(version)));
  if (missing) throw new BenchError(`${documentPath(missing)} is missing; \`pnpm generate\` writes it`);
  const { prepare, processes } = contestant(name);
  mkdirSync(folder, { recursive: true });
  prepare?.(folder, versions);
  const start = performance.now();
  let cpuMs = 0;
  for (const args of processes(folder, versions)) {
    cpuMs += await runNode(args).catch((error: Error) => {
      throw new BenchError(`${name} did not generate:\n${error.message}`);
    });
  }
  return { elapsedMs: performance.now() - start, cpuMs };
}
