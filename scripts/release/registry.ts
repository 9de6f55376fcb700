import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { root, scope } from "./packages.ts";

/** A local registry with the packages of our scope. */
export interface Registry {
  /** URL without a trailing slash. */
  url: string;
  /** Environment that selects this registry for our scope, and the default registry otherwise. */
  env: { npm_config_userconfig: string };
  /** Returns all published versions of a package, and the latest manifest. */
  look(name: string): Promise<{ versions: string[]; latest: Record<string, unknown> | undefined }>;
  close(): Promise<void>;
}

/** Waits for the first response, with a timeout of half a minute. Throws with the output. */
async function responds(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && child.exitCode === null; await sleep(100)) {
    if (
      await fetch(`${url}/-/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  child.kill();
  throw new Error(`The registry did not start:\n${output()}`);
}

/** Starts verdaccio on a free port, without uplinks to other registries. The folder contains its data. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const configuration = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    packages: { [`${scope}*`]: { access: "$all", publish: "$authenticated" } },
    log: { type: "stdout", format: "json", level: "warn" },
    max_body_size: "100mb",
  };
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(configuration));
  const url = `http://127.0.0.1:${await freePort()}`;
  const command = join(root, "tools/node_modules/verdaccio/bin/verdaccio");
  const args = [command, "--config", join(folder, "config.yaml"), "--listen", url.slice("http://".length)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  await responds(url, child, () => output);

  const user = { name: "release", password: "only-on-this-machine" };
  const created = await fetch(`${url}/-/user/org.couchdb.user:${user.name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(user),
  });
  const { token } = (await created.json()) as { token: string };
  return {
    url,
    env: { npm_config_userconfig: writeSettings(folder, url, token) },
    async look(name) {
      const response = await fetch(`${url}/${encodeURIComponent(name)}`);
      if (response.status === 404) return { versions: [], latest: undefined };
      // biome-ignore lint/suspicious/noExplicitAny: a registry's own format
      const { versions, "dist-tags": tags } = (await response.json()) as any;
      return { versions: Object.keys(versions), latest: versions[tags.latest] };
    },
    async close() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/** Writes the user's npm config with additions. */
function writeSettings(folder: string, url: string, token: string): string {
  const users = process.env.npm_config_userconfig ?? join(homedir(), ".npmrc");
  const theirs = existsSync(users) ? readFileSync(users, "utf8") : "";
  const ours = `${scope.slice(0, -1)}:registry=${url}/\n//${new URL(url).host}/:_authToken=${token}\n`;
  const file = join(folder, "npmrc");
  writeFileSync(file, `${theirs}\n${ours}`, { mode: 0o600 });
  return file;
}
