import type { Client } from "@assessment-api/control";
import type { Command } from "commander";
import type { ConnectionFlags } from "./connection.ts";
import type { OrganizationFlag } from "./organization-flag.ts";

export type Flags = ConnectionFlags & OrganizationFlag;

/** Commands about one person. */
export interface PersonGroup {
  readonly addOne: (name: string, description: string, examples: readonly string[]) => Command;
  readonly at: (
    flags: Flags,
    personId: string,
  ) => Promise<{ client: Client; params: { path: { id: string; personId: string } } }>;
}
