import type { Handlers, Team as Presented, TeamPatch } from "@assessment-api/control/server";
import type { Team } from "../../domain/teams.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getTeam, listTeams, setBusinessUnit } from "../../service/teams.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

const present = ({
  id,
  name,
  parentTeamId,
  color,
  businessUnit,
  supervisorId,
  customId,
  createdAt,
}: Team): Presented => ({
  id,
  name,
  ...(parentTeamId !== undefined && { parentTeamId }),
  ...(color !== undefined && { color }),
  businessUnit,
  ...(supervisorId !== undefined && { supervisorId }),
  ...(customId !== undefined && { customId }),
  creationDate: toTimestamp(createdAt),
});

export function teamHandlers({ world }: Control) {
  return {
    async listTeams({ params, query }) {
      const teams = await listTeams(world, params.id, { text: query.searchText }, sliceOf(query));
      return { status: 200, body: presentPage(teams, query, present) };
    },

    async getTeam({ params: { id, teamId } }) {
      return { status: 200, body: present(await getTeam(world, id, teamId)) };
    },

    async updateTeam({ params: { id, teamId }, body }) {
      return { status: 200, body: present(await setBusinessUnit(world, id, teamId, parseTeamPatch(body))) };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseTeamPatch({ businessUnit }: TeamPatch): boolean {
  allRead<TeamPatch>({ businessUnit });
  return businessUnit;
}
