/**
 * Rehearses deploy/Dockerfile without Docker: the build in a copy of the committed files, then the server as a user with write access to
 * the data folder only, its health check, and SIGTERM. Takes minutes. Usage: node scripts/try-image.ts
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readImage } from "./image.ts";
import { freePort } from "./release/free-port.ts";
import { root } from "./release/packages.ts";

const image = readImage();
using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-image-"));
const [source, app, data] = [join(folder.path, "src"), join(folder.path, "app"), join(folder.path, "data")];
/** Only root can change its user. */
const [uid, gid] = process.getuid?.() === 0 ? (image.user ?? "").split(":").map(Number) : [];

execFileSync("git", ["checkout-index", "--all", `--prefix=${source}/`], { cwd: root });
for (const command of image.build) {
  console.log(`RUN ${command}`);
  execFileSync("sh", ["-c", command.replace(/ \/app$/, ` ${app}`)], { cwd: source, stdio: "inherit" });
}
cpSync(join(source, "deploy/health.mjs"), join(app, "health.mjs"));
chmodSync(folder.path, 0o755);
mkdirSync(data, { mode: 0o700 });
if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
await serve();
console.log("✓ it builds, serves, is healthy, and ends with SIGTERM");

async function serve(): Promise<void> {
  const ASSESSMENT_API_SANDBOX_PORT = String(await freePort());
  const env = { ...image.environment, ASSESSMENT_API_SANDBOX_DATA: data, ASSESSMENT_API_SANDBOX_PORT };
  const as = { cwd: app, env, uid, gid };
  const program = ([name = "", ...rest]: readonly string[]) =>
    [name === "node" ? process.execPath : name, rest] as const;
  const server = spawn(...program(image.command), { ...as, stdio: "inherit" });
  const ended = once(server, "exit");
  try {
    const isHealthy = () => spawnSync(...program(image.health), { ...as, stdio: "ignore" }).status === 0;
    for (let attempt = 0; !isHealthy(); attempt++) {
      if (attempt === 30) throw new Error("the health check does not succeed");
      await delay(1000);
    }
  } finally {
    server.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`it ended with ${code} after SIGTERM`);
}
