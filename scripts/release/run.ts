import { execFileSync, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./packages.ts";

const withTools = (env: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
  ...env,
});

/** @throws Error if the command fails */
export function run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: withTools(env),
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${[command, ...args].join(" ")}\` failed; see its output above.`);
}

export const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** Runs a release command. A failure prints one line and exits with 1. */
export async function main(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`\n✗ ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
