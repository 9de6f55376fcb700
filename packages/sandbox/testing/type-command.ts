import { Command } from "commander";
import { controlCommands } from "../src/process/commands/index.ts";
import type { TestSandbox } from "./sandbox.ts";

/** Types a command that talks to this sandbox; the result is what it prints. Throws what the command throws. */
export const typeCommand =
  ({ origin }: Pick<TestSandbox, "origin">) =>
  async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    const program = new Command("assessment-api-sandbox").exitOverride();
    for (const command of controlCommands((text) => printed.push(text))) program.addCommand(command);
    await program.parseAsync([...args, "--url", origin], { from: "user" });
    return printed.join("\n");
  };
