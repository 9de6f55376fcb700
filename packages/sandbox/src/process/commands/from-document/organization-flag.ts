import type { Client } from "@assessment-api/control";
import type { Command } from "commander";
import { COMMAND } from "../../../domain/command.ts";
import { SandboxError } from "../../errors.ts";
import { request } from "../connection.ts";

export interface OrganizationFlag {
  readonly organization?: string;
}

export const addOrganizationFlag = (command: Command): Command =>
  command.option("--organization <id>", "identifier of the organization; optional if there is only one");

/**
 * Returns the given or the only organization.
 * @throws SandboxError without a unique one
 */
export async function organizationOf(client: Client, { organization }: OrganizationFlag): Promise<string> {
  if (organization !== undefined) return organization;
  const { items, page } = await request(client.GET("/organizations", { params: { query: { count: 5 } } }));
  const [only] = items;
  if (only === undefined)
    throw new SandboxError(`there is no organization; create one with "${COMMAND} organizations create NAME"`);
  if (page.totalElements === 1) return only.id;
  const some = items.map(({ id, name }) => `${id} (${name})`).join(", ");
  throw new SandboxError(`there are ${page.totalElements} organizations; choose one with --organization: ${some}`);
}
