import { Command, CommanderError } from "commander";
import { version } from "../http/sandbox-version.ts";
import { controlCommands, RefusalError } from "./commands/index.ts";
import { createMoveCommand } from "./commands/move.ts";
import { createServeCommand } from "./commands/serve.ts";
import { CheckError, SandboxError } from "./errors.ts";

function createProgram(): Command {
  const program = new Command("assessment-api-sandbox")
    .description("The Assessment API as a service on your machine.")
    .version(version)
    .exitOverride()
    .addCommand(createServeCommand().exitOverride())
    .addCommand(createMoveCommand().exitOverride());
  for (const command of controlCommands()) program.addCommand(command);
  return program;
}

/** @returns exit code: 0 success or stopped, 1 error response or damage, 2 could not run */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has printed the error or help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const hasRun = error instanceof RefusalError || error instanceof CheckError;
    if (!(hasRun || error instanceof SandboxError)) throw error;
    for (const line of error.message.split("\n")) console.error(`assessment-api-sandbox: ${line}`);
    return hasRun ? 1 : 2;
  }
}
