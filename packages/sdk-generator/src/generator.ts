import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { succeeds } from "./run.ts";
import { SdkError } from "./sdk-error.ts";

const home = join(import.meta.dirname, "..");
const settings = JSON.parse(readFileSync(join(home, "openapitools.json"), "utf8"))["generator-cli"];

/** The openapi-generator release pinned in openapitools.json, and the wrapper's path of its jar. */
export const generatorVersion: string = settings.version;
const jar = join(settings.storageDir.replace("~", homedir()), `${generatorVersion}.jar`);

export const JAVA_MISSING =
  "Java 11 or later, as java. openapi-generator is a Java program; the TypeScript packages need none of this";

export const hasJava = (): boolean => succeeds(["java", "-version"], home);

/** Timeout of the download; the wrapper has no limit. */
const MINUTES_TO_FETCH = 10;

/** The npm package that downloads and starts the jar; installed by `pnpm dev install tools`. */
const command = join(home, "../../tools/node_modules/.bin/openapi-generator-cli");

export const canGenerate = (): boolean => hasJava() && existsSync(command);

const started = {
  cwd: home,
  // The second compiler does not pay off, and several may run on a small machine.
  env: { ...process.env, JAVA_OPTS: process.env.JAVA_OPTS ?? "-Xmx1g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC" },
};

export function fetchGenerator(): void {
  if (!hasJava()) throw new SdkError(`This needs ${JAVA_MISSING}.`);
  if (existsSync(jar)) return;
  console.error(`fetching openapi-generator ${generatorVersion} from Maven Central, once, into ${jar}`);
  const timeout = MINUTES_TO_FETCH * 60_000;
  const { stdout, error } = spawnSync(command, ["version"], { ...started, encoding: "utf8", timeout });
  if (existsSync(jar)) return;
  // The wrapper continues after a failed download and prints the reason.
  const reason = error?.message ?? /^Download failed, because of: "(.*)"$/m.exec(stdout)?.[1] ?? stdout.slice(0, 500);
  throw new SdkError(
    `openapi-generator ${generatorVersion} is not on this machine, and its wrapper could not fetch it from Maven Central: ` +
      `${reason}\nTry again when Maven Central can be reached (behind a proxy, set HTTPS_PROXY), or put the jar ` +
      `(org.openapitools:openapi-generator-cli:${generatorVersion}) there by hand, as ${jar}.`,
  );
}

export async function runGenerator(configurations: readonly string[]): Promise<void> {
  fetchGenerator();
  // The output of several threads depends on their order.
  const child = spawn(command, ["batch", "--fail-fast", "--threads", "1", "--", ...configurations], started);
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => void output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => void output.push(chunk));
  const [code] = await once(child, "close");
  if (code !== 0) throw new SdkError(`openapi-generator failed:\n${Buffer.concat(output)}`);
}
