import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { SdkError } from "./sdk-error.ts";

export const succeeds = ([command, ...args]: readonly string[], cwd: string): boolean =>
  spawnSync(command as string, args, { cwd, stdio: "ignore" }).status === 0;

/** Maven exits before the second compiler of its JVM pays off. */
const defaults = { MAVEN_OPTS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC" };

/**
 * Runs commands in sequence with their output.
 * @throws SdkError for the first that fails: exit code 1 if it found something, 2 if it could not start
 */
export async function runAll(
  commands: readonly (readonly string[])[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const command of commands) {
    const [name, ...args] = command;
    const child = spawn(name as string, args, { cwd, stdio: "inherit", env: { ...defaults, ...process.env, ...env } });
    const [code] = await once(child, "close").catch((error: Error) => {
      throw new SdkError(`${command.join(" ")} could not be started in ${cwd}: ${error.message}`);
    });
    if (code !== 0) throw new SdkError(`${command.join(" ")} failed in ${cwd} (${code ?? "killed"})`, 1);
  }
}
