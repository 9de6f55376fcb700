import type { Team } from "@assessment-api/control";
import { Argument, type Command } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const describe = (team: Team): string =>
  facts({
    Team: team.id,
    Name: team.name,
    "Business unit": team.businessUnit ? "yes" : "no",
    Parent: team.parentTeamId,
    Supervisor: team.supervisorId,
    "Custom id": team.customId,
    Color: team.color,
    Created: readable(team.creationDate),
  });

type Flags = ConnectionFlags & OrganizationFlag;

/** `teams list|show|business-unit` */
export function teamCommands(print: Print): Command {
  const group = createGroup("teams", "teams that people belong to; V2 and V3 create and change them");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));
  const at = async (flags: Flags, teamId: string) => {
    const client = connect(flags);
    return { client, params: { path: { id: await organizationOf(client, flags), teamId } } };
  };

  addPageFlags(add(group, "list", "list teams, oldest first", ["list", "list --search platform"]))
    .option("--search <text>", "only teams whose name has this in it")
    .action(async (flags: Flags & PageFlags & { search?: string }) => {
      const client = connect(flags);
      const { count, page, search } = flags;
      const query = { count, page, ...(search !== undefined && { searchText: search }) };
      const params = { path: { id: await organizationOf(client, flags) }, query };
      show(print, flags, await ask(client.GET("/organizations/{id}/teams", { params })), (teams) =>
        list(teams, "There is no team.", {
          id: ({ id }) => id,
          name: ({ name }) => name,
          parent: ({ parentTeamId = "" }) => parentTeamId,
          supervisor: ({ supervisorId = "" }) => supervisorId,
        }),
      );
    });

  add(group, "show", "show a team", ["show team_8Vq4Hy2Z"])
    .argument("<id>", "identifier of the team")
    .action(async (teamId: string, flags: Flags) => {
      const { client, params } = await at(flags, teamId);
      show(print, flags, await ask(client.GET("/organizations/{id}/teams/{teamId}", { params })), describe);
    });

  add(group, "business-unit", "make a team a business unit, or take that back", ["business-unit team_3Ea6Lp1C yes"])
    .argument("<id>", "identifier of the team")
    .addArgument(new Argument("<answer>", "whether it is one").choices(["yes", "no"]))
    .action(async (teamId: string, answer: "yes" | "no", flags: Flags) => {
      const { client, params } = await at(flags, teamId);
      const init = { params, body: { businessUnit: answer === "yes" } };
      show(print, flags, await ask(client.PATCH("/organizations/{id}/teams/{teamId}", init)), describe);
    });

  return group;
}
