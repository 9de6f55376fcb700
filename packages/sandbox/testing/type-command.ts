import { Command } from "commander";
import { controlCommands } from "../src/process/commands/index.ts";
import { deleteOrganization } from "../src/service/organizations.ts";
import type { World } from "../src/service/world.ts";
import type { TestSandbox } from "./sandbox.ts";

/** Returns the output; rethrows errors. */
export const typeCommand =
  ({ origin }: Pick<TestSandbox, "origin">) =>
  async (...args: string[]): Promise<string> => {
    const printed: string[] = [];
    const program = new Command("assessment-api-sandbox").exitOverride();
    for (const command of controlCommands((text) => printed.push(text))) program.addCommand(command);
    await program.parseAsync([...args, "--url", origin], { from: "user" });
    return printed.join("\n");
  };

interface WithOther extends Pick<TestSandbox, "origin"> {
  readonly world: World;
  readonly other: { readonly organizationId: string };
}

/** Keeps one organization, so that commands need no --organization, and adds `type`. */
export async function alone<Started extends WithOther>(starting: Promise<Started>) {
  const sandbox = await starting;
  await deleteOrganization(sandbox.world, sandbox.other.organizationId);
  return { ...sandbox, type: typeCommand(sandbox) };
}
