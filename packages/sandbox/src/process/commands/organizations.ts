import type { CreatedOrganization, Organization } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "./output.ts";

const credits = (organization: Organization): string => String(organization.credits ?? "unlimited");

const describe = (organization: Organization): string =>
  facts({
    Organization: organization.id,
    Name: organization.name,
    Credits: credits(organization),
    Created: readable(organization.creationDate),
  });

const describeCreated = ({ apiKey, ...organization }: CreatedOrganization): string =>
  apiKey === undefined
    ? describe(organization)
    : `${describe(organization)}\n${facts({ "API key": `${apiKey.key} (keep it: it is not shown again)` })}`;

export function organizationCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "organizations", "customers of the service, with separate data", {
    describe,
    ofOrganizations: true,
  });

  add("list", "listOrganizations", {
    show: listOf<Organization>("No organizations.", {
      id: ({ id }) => id,
      name: ({ name }) => name,
      credits,
      created: ({ creationDate }) => readable(creationDate),
    }),
  });
  add("create", "createOrganization", {
    about: "create an organization with first data",
    examples: [
      'create "Harbor Analytics"',
      'create "Quayside Logistics" --credits 25 --seed-value quayside',
      'create "Harbor Analytics" --seed catalogue --with-key',
    ],
    takes: ["name"],
    flags: [new Option("--with-key", "also create an API key for all versions and print it once")],
    body: (body, { withKey }) => ({ ...body, ...(withKey === true && { apiKey: {} }) }),
    show: describeCreated,
  });
  add("credits", "updateOrganization", {
    about: "set the number of remaining invitations",
    examples: ["credits org_4Nd8Rt2K 25", "credits org_4Nd8Rt2K unlimited"],
    takes: ["credits"],
  });
  add("certificate-plugin", "replaceCertificatePlugin", {
    about: "disable, enable or slow down the certificate plugin of V3",
    examples: ["certificate-plugin org_4Nd8Rt2K off", "certificate-plugin org_4Nd8Rt2K on --delay 2s"],
    takes: ["available"],
    show: ({ available, delayInMs }) => facts({ Plugin: available ? "on" : "off", Delay: `${delayInMs} ms` }),
  });
  add("reset", "resetOrganization", {
    about: "reset everything except the keys to the first data",
    examples: ["reset org_4Nd8Rt2K", "reset org_4Nd8Rt2K --seed none"],
  });
  add("delete", "deleteOrganization", {
    about: "delete an organization with all its data",
    examples: ["delete org_9Bx5Ty1M"],
  });
  return group;
}
