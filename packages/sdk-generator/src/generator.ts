import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { succeeds } from "./run.ts";
import { SdkError } from "./sdk-error.ts";

const home = join(import.meta.dirname, "..");
const settings = JSON.parse(readFileSync(join(home, "openapitools.json"), "utf8"))["generator-cli"];

/** The release of openapi-generator, pinned in openapitools.json, and where its wrapper keeps the jar. */
export const generatorVersion: string = settings.version;
const jar = join(settings.storageDir.replace("~", homedir()), `${generatorVersion}.jar`);

export const JAVA_MISSING =
  "Java 11 or later, as java. openapi-generator is a Java program; the TypeScript packages need none of this";

export const hasJava = (): boolean => succeeds(["java", "-version"], home);

/** It waits for Maven Central without end; we do not. */
const MINUTES_TO_FETCH = 10;

/** The npm package that fetches and starts the jar; `pnpm tools` installs it. */
const command = join(home, "../../tools/node_modules/.bin/openapi-generator-cli");

export const canGenerate = (): boolean => hasJava() && existsSync(command);

const wrapper = (args: string[], timeout = 0) =>
  spawnSync(command, args, {
    cwd: home,
    encoding: "utf8",
    maxBuffer: 1e9,
    timeout,
    // The JVM needs no more than this; several of them may run on a small machine.
    env: { ...process.env, JAVA_OPTS: process.env.JAVA_OPTS ?? "-Xmx1g" },
  });

/** Fetches the jar through the wrapper when it is not there yet. */
export function fetchGenerator(): void {
  if (!hasJava()) throw new SdkError(`This needs ${JAVA_MISSING}.`);
  if (existsSync(jar)) return;
  console.error(`fetching openapi-generator ${generatorVersion} from Maven Central, once, into ${jar}`);
  const { stdout, error } = wrapper(["version"], MINUTES_TO_FETCH * 60_000);
  if (existsSync(jar)) return;
  // The wrapper goes on with what it has not got, and prints all of that.
  const reason = error?.message ?? /^Download failed, because of: "(.*)"$/m.exec(stdout)?.[1] ?? stdout.slice(0, 500);
  throw new SdkError(
    `openapi-generator ${generatorVersion} is not on this machine, and its wrapper could not fetch it from Maven Central: ` +
      `${reason}\nTry again when Maven Central can be reached (behind a proxy, set HTTPS_PROXY), or put the jar ` +
      `(org.openapitools:openapi-generator-cli:${generatorVersion}) there by hand, as ${jar}.`,
  );
}

/** Runs openapi-generator once for several configuration files. */
export function runGenerator(configurations: readonly string[]): void {
  fetchGenerator();
  // One thread: what several leave behind depends on which is first.
  const { status, stdout, stderr } = wrapper(["batch", "--fail-fast", "--threads", "1", "--", ...configurations]);
  if (status !== 0) throw new SdkError(`openapi-generator failed:\n${stdout}${stderr}`);
}
