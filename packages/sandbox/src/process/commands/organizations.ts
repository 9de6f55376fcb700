import type { CreatedOrganization, NewOrganization, Organization } from "@assessment-api/control";
import { Argument, type Command, Option } from "commander";
import { seedKinds } from "../../domain/organizations.ts";
import { addPageFlags, type PageFlags, readCredits, readMilliseconds } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const ID = "identifier of the organization";

const at = (id: string) => ({ params: { path: { id } } });

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

type SeedFlags = Pick<NewOrganization, "seed" | "seedValue">;

const addSeedFlags = (command: Command): Command =>
  command
    .addOption(new Option("--seed <kind>", "data to begin with").choices(seedKinds))
    .option("--seed-value <text>", "makes the same data again, identifiers included");

/** `organizations list|create|credits|certificate-plugin|reset|delete` */
export function organizationCommands(print: Print): Command {
  const group = createGroup("organizations", "customers of the service, each with data of its own");

  addPageFlags(addCommand(group, "list", "list organizations", ["list", "list --json"])).action(
    async (flags: ConnectionFlags & PageFlags) => {
      const query = { count: flags.count, page: flags.page };
      const page = await ask(connect(flags).GET("/organizations", { params: { query } }));
      show(print, flags, page, (organizations) =>
        list(organizations, "There is no organization.", {
          id: ({ id }) => id,
          name: ({ name }) => name,
          credits,
          created: ({ creationDate }) => readable(creationDate),
        }),
      );
    },
  );

  const create = addCommand(group, "create", "create an organization with a catalogue to work with", [
    'create "Harbor Analytics"',
    'create "Quayside Logistics" --credits 25 --seed-value quayside',
    'create "Harbor Analytics" --seed catalogue --with-key',
  ])
    .argument("<name>", "name of the organization")
    .addOption(new Option("--credits <number>", 'invitations it may make, or "unlimited"').argParser(readCredits))
    .option("--with-key", "also create an API key for all versions and print it, this once");
  addSeedFlags(create).action(
    async (name: string, flags: ConnectionFlags & SeedFlags & { credits?: number | null; withKey?: true }) => {
      const { credits = null, withKey } = flags;
      const body = { name, credits, ...seeding(flags), ...(withKey && { apiKey: {} }) };
      show(print, flags, await ask(connect(flags).POST("/organizations", { body })), describeCreated);
    },
  );

  addCommand(group, "credits", "set how many more candidates it may invite", [
    "credits org_4Nd8Rt2K 25",
    "credits org_4Nd8Rt2K unlimited",
  ])
    .argument("<id>", ID)
    .argument("<number>", 'how many, or "unlimited"', readCredits)
    .action(async (id: string, credits: number | null, flags: ConnectionFlags) => {
      const init = { ...at(id), body: { credits } };
      show(print, flags, await ask(connect(flags).PATCH("/organizations/{id}", init)), describe);
    });

  addCommand(
    group,
    "certificate-plugin",
    "switch the plugin that serves certificates to V3 off or on, or make it slow",
    ["certificate-plugin org_4Nd8Rt2K off", "certificate-plugin org_4Nd8Rt2K on --delay 2s"],
  )
    .argument("<id>", ID)
    .addArgument(new Argument("<state>", "whether it can be reached").choices(["on", "off"]))
    .addOption(new Option("--delay <duration>", "time before it responds, such as 2s").argParser(readMilliseconds))
    .action(async (id: string, state: "on" | "off", flags: ConnectionFlags & { delay?: number }) => {
      const { delay: delayInMs = 0 } = flags;
      const init = { ...at(id), body: { available: state === "on", delayInMs } };
      const plugin = await ask(connect(flags).PUT("/organizations/{id}/certificatePlugin", init));
      show(print, flags, plugin, ({ available, delayInMs }) =>
        facts({ Plugin: available ? "on" : "off", Delay: `${delayInMs} ms` }),
      );
    });

  const reset = addCommand(group, "reset", "put everything but the keys back to how it began", [
    "reset org_4Nd8Rt2K",
    "reset org_4Nd8Rt2K --seed none",
  ]);
  addSeedFlags(reset.argument("<id>", ID)).action(async (id: string, flags: ConnectionFlags & SeedFlags) => {
    const init = { ...at(id), body: seeding(flags) };
    show(print, flags, await ask(connect(flags).POST("/organizations/{id}/reset", init)), describe);
  });

  addCommand(group, "delete", "delete an organization with everything that belongs to it", ["delete org_9Bx5Ty1M"])
    .argument("<id>", ID)
    .action(async (id: string, flags: ConnectionFlags) => {
      await ask(connect(flags).DELETE("/organizations/{id}", at(id)));
      show(print, flags, { deleted: id }, () => `Deleted ${id}.`);
    });

  return group;
}

const seeding = ({ seed, seedValue }: SeedFlags): SeedFlags => ({
  ...(seed !== undefined && { seed }),
  ...(seedValue !== undefined && { seedValue }),
});
