import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { BenchError } from "../benchmark.ts";
import { documentPath, root, type Version } from "../documents.ts";
import { type ContestantName, contestant } from "./contestants/index.ts";

/** Switches off telemetry, update checks and caches of compiled code. */
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

/** Runs a Node program to its end; resolves to what it printed to stderr when it failed, otherwise to undefined. */
function runNode(args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0 ? undefined : complaint || `exit code ${code}`));
  });
}

/**
 * Lets a contestant generate into `folder`, which must not exist yet, in processes of its own.
 * Returns the milliseconds from the first process's start to the last one's end.
 */
export async function coldRun(name: ContestantName, folder: string, versions: readonly Version[]): Promise<number> {
  const missing = versions.find((version) => !existsSync(documentPath(version)));
  if (missing) throw new BenchError(`${documentPath(missing)} is missing; \`pnpm generate\` writes it`);
  const { prepare, processes } = contestant(name);
  mkdirSync(folder, { recursive: true });
  prepare?.(folder);
  const start = performance.now();
  for (const args of processes(folder, versions)) {
    const complaint = await runNode(args);
    if (complaint) throw new BenchError(`${name} did not generate:\n${complaint.trim()}`);
  }
  return performance.now() - start;
}
