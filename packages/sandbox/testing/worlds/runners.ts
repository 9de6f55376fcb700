import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const home = join(import.meta.dirname, "../..");

export const examples = join(home, "examples");

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

export async function spawnOf(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const { VITEST: _, ...own } = process.env;
  const env = { ...own, NO_COLOR: "1", PYTHONDONTWRITEBYTECODE: "1", ...environment };
  const child = spawn(command, args, { cwd, env });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output + problems };
}

/** Runs in a folder, like users. */
export const runRunner = (
  runner: "vitest" | "playwright",
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> => spawnOf(join(home, "node_modules/.bin", runner), args, join(home, folder), environment);
