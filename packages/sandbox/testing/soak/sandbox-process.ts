import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** `serve` in a process of its own. */
export interface SandboxProcess {
  readonly origin: string;
  /** Ends it as `kill -9` does, or as an administrator does. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

const cli = join(import.meta.dirname, "../../src/cli.ts");

/**
 * @param compileCache folder where processes keep compiled code for the next ones
 * @throws Error with what it wrote when it ends before it listens
 */
export async function startSandboxProcess(compileCache: string, flags: readonly string[]): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [cli, "serve", "--port", "0", "--log-level", "error", ...flags], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const exited = once(child, "exit");
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
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
