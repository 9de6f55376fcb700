import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Service } from "./services.ts";

const run = promisify(execFile);

/** PATH without the workspace: npm must build native packages for the machine's Node. */
const PATH = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);

export async function install(
  { name, install: commands }: Pick<Service, "name" | "install">,
  below: string,
): Promise<string> {
  const folder = join(below, name.toLowerCase().replace(/\W+/g, "-"));
  const done = join(folder, ".installed");
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const [command = "", ...args] of commands)
    await run(command.includes("/") ? join(folder, command) : command, args, {
      cwd: folder,
      env: { ...process.env, PATH },
      maxBuffer: 2 ** 26,
    });
  writeFileSync(done, "");
  return folder;
}

export interface Running {
  port: number;
  close(): Promise<void>;
}

/** Starts a service with initial data in a new folder, and waits for its document. Clients use `clientPort`. */
export async function start(service: Service, installed: string, clientPort?: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  const port = await freePort();
  service.prepare(folder, installed);
  const { command, env } = service.start(installed, port, `http://127.0.0.1:${clientPort ?? port}`);
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PATH, ...env },
    stdio: "ignore",
    detached: true,
  });
  const close = async () => {
    end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(`http://127.0.0.1:${port}${service.document}`).catch(() => undefined);
    if (response?.ok) return { port, close };
    await sleep(100);
  }
  await close();
  throw new Error(`${service.name} does not serve ${service.document}; try ${command.join(" ")}`);
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The process has already ended.
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
