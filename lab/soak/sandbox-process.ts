import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { sandboxCommand } from "../sandbox-command.ts";

export interface SandboxProcess {
  readonly origin: string;
  /** Ends the process with a signal: `SIGKILL` like `kill -9`, `SIGTERM` like an administrator. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Output and exit of a process that crashed; undefined while it runs. */
  crash(): string | undefined;
  /** Resident bytes; undefined without /proc. */
  memory(): number | undefined;
}

/**
 * @param compileCache shared compile cache of the processes
 * @throws Error with its output if it ends before it listens
 */
export async function startSandboxProcess(compileCache: string, flags: readonly string[]): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [sandboxCommand, "serve", "--port", "0", "--log-level", "error", ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const exited = once(child, "exit");
  let isEnded = false;
  let crash: string | undefined;
  child.once("exit", (code, signal) => {
    if (!isEnded)
      crash = `a process ended by itself (${signal ?? `exit code ${code}`}): ${written.trim() || "it wrote nothing"}`;
  });
  let written = "";
  child.stderr.on("data", (text) => {
    written = `${written}${text}`.slice(-10_000);
  });
  let origin: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    origin ??= /^ +V1 +(\S+)\/v1$/.exec(line)?.[1];
    if (line.startsWith("Stop with")) break;
  }
  if (origin === undefined) throw new Error(`the sandbox did not start: ${written}`);
  child.stdout.resume();
  return {
    origin,
    crash: () => crash,
    memory() {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
        return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024 || undefined;
      } catch {
        return undefined;
      }
    },
    async end(signal) {
      isEnded = true;
      child.kill(signal);
      await exited;
    },
  };
}
