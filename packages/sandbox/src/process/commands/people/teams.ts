import type { Team } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "../from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "../output.ts";

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

export function teamCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "teams", "teams of people; V2 and V3 create and change them", {
    describe,
  });

  add("list", "listTeams", {
    examples: ["list", "list --search platform"],
    show: listOf<Team>("No teams.", {
      id: ({ id }) => id,
      name: ({ name }) => name,
      parent: ({ parentTeamId = "" }) => parentTeamId,
      supervisor: ({ supervisorId = "" }) => supervisorId,
    }),
  });
  add("show", "getTeam");
  add("business-unit", "updateTeam", {
    about: "make a team a business unit, or undo that",
    examples: ["business-unit team_3Ea6Lp1C yes"],
    takes: ["businessUnit"],
  });
  return group;
}
