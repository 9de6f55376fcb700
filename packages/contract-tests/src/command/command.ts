import { CouldNotRunError } from "../findings/outcome.ts";
import { HELP, readFlags } from "./command-flags.ts";
import { type Terminal, UsageError } from "./command-line.ts";
import { CONFORM_HELP, readConformFlags } from "./conform-flags.ts";

/** Resolves to the exit code: 0 nothing found, 1 findings, 2 could not run. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  try {
    return await dispatch(args, env, terminal);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof CouldNotRunError)) throw error;
    terminal.progress(`assessment-api-contract: ${error.message}`);
    return 2;
  }
}

async function dispatch(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<0 | 1 | 2> {
  const [first, ...rest] = args;
  if (first === "receiver") {
    const { runReceiverCommand } = await import("./receiver-command.ts");
    return runReceiverCommand(rest, env, terminal);
  }
  if (first === "proxy") {
    const { runProxyCommand } = await import("./proxy-command.ts");
    return runProxyCommand(rest, terminal);
  }
  if (first === "conform") {
    const flags = readConformFlags(rest);
    if (flags.help) {
      terminal.out(CONFORM_HELP);
      return 0;
    }
    const { runConformCommand } = await import("./conform-command.ts");
    return runConformCommand(flags, env, terminal);
  }
  if (first === "replay") {
    const { runReplayCommand } = await import("./replay-command.ts");
    return runReplayCommand(rest, env, terminal);
  }
  const flags = readFlags(args);
  if (flags.help) {
    terminal.out(HELP);
    return 0;
  }
  const { runServerCommand } = await import("./server-command.ts");
  return runServerCommand(args, flags, env, terminal);
}
