import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { freePort } from "./server.ts";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path));

export const hasPgBouncer = PROGRAM !== undefined;

/**
 * Starts PgBouncer in transaction mode, stopped after the test.
 * @param connections maximum database connections
 * @returns database URL through PgBouncer
 */
export async function startPgBouncer(url: string, connections: number): Promise<string> {
  const { hostname, port, username, password } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "assessment-api-pgbouncer-"));
  await chmod(folder, 0o755);
  const listens = await freePort();
  await writeFile(join(folder, "users.txt"), `"${username}" "${password}"\n`);
  await writeFile(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  // PgBouncer cannot run as root.
  const user = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn(PROGRAM ?? "pgbouncer", ["-q", ...user, join(folder, "pgbouncer.ini")], { stdio: "pipe" });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  onTestFinished(async () => {
    child.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  for (let attempt = 0; !(await isListening(listens)); attempt++) {
    if (attempt === 2400 || child.exitCode !== null) throw new Error(`PgBouncer does not start: ${complaint}`);
    await delay(50);
  }
  return Object.assign(new URL(url), { host: `127.0.0.1:${listens}` }).href;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).once("error", () => resolve(false));
  });
