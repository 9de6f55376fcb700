import { join } from "node:path";
import { COMMAND } from "../../domain/command.ts";
import { type SandboxOptions, startSandbox } from "../start-sandbox.ts";
import { connectSandbox, type WorldsSandbox } from "./connect-sandbox.ts";
import type { World, WorldOptions } from "./world.ts";

type KeepWorlds = "none" | "failed" | "all";

export type SharedSandboxOptions = SandboxOptions;

export interface SharedSandbox extends WorldsSandbox {
  readonly keepWorlds: KeepWorlds;
  consoleHint(world: World): string;
  close(): Promise<void>;
}

const keepsNone = `The world was deleted. Set ASSESSMENT_API_KEEP_WORLDS=failed to keep it.`;

/** Opens a sandbox in memory, or at ASSESSMENT_API_SANDBOX_URL. With ASSESSMENT_API_KEEP_WORLDS the data goes to a folder. */
export async function openSharedSandbox(
  options: SharedSandboxOptions,
  environment = process.env,
): Promise<SharedSandbox> {
  const keepWorlds = readKeep(environment.ASSESSMENT_API_KEEP_WORLDS);
  const url = environment.ASSESSMENT_API_SANDBOX_URL;
  if (url) {
    const controlToken = environment.ASSESSMENT_API_SANDBOX_CONTROL_TOKEN || undefined;
    const sandbox = connectSandbox({ url, controlToken });
    const consoleHint = ({ consoleUrl }: World) =>
      keepWorlds === "none" ? keepsNone : `The world is kept: ${consoleUrl}/journal`;
    return { ...sandbox, keepWorlds, consoleHint, close: async () => {} };
  }
  const { data = keepWorlds === "none" ? ":memory:" : join(".assessment-api", `worlds-${process.pid}`) } = options;
  const standard = { port: 0, seed: "none", rateLimit: "off", logLevel: "silent" } as const;
  const running = await startSandbox({ ...standard, ...options, data });
  const { port } = new URL(running.url);
  return {
    url: running.url,
    world: running.world,
    keepWorlds,
    consoleHint: ({ consoleUrl }) =>
      keepWorlds === "none"
        ? keepsNone
        : `The world is kept: run \`${COMMAND} serve --port ${port} --data ${data}\`, then open ${consoleUrl}/journal`,
    close: () => running.close(),
  };
}

function readKeep(text = "none"): KeepWorlds {
  if (text === "" || text === "none" || text === "failed" || text === "all") return text === "" ? "none" : text;
  throw new Error(`ASSESSMENT_API_KEEP_WORLDS must be none, failed or all, not ${text}`);
}

interface WorldOfTest {
  readonly world: World;
  report(): Promise<string>;
  close(hasFailed: boolean): Promise<void>;
}

const LONGEST_NAME = 200;

/** @param title test title, the default name of the world */
export async function openWorldOfTest(
  sandbox: SharedSandbox,
  title: string,
  options: WorldOptions,
): Promise<WorldOfTest> {
  const name = title.trim() === "" ? undefined : title.slice(0, LONGEST_NAME).toWellFormed();
  const world = await sandbox.world({ name, ...options });
  return {
    world,
    report: async () => `${await world.report()}\n\n${sandbox.consoleHint(world)}`,
    async close(hasFailed) {
      if (sandbox.keepWorlds === "all" || (hasFailed && sandbox.keepWorlds === "failed")) world.keep();
      await world.close();
    },
  };
}
