import type { Handlers, Team, TeamInput } from "@assessment-api/v3/server";
import type * as domain from "../../domain/teams.ts";
import { createTeam, deleteTeam, getTeam, replaceTeam, searchTeams } from "../../service/teams.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { teamHref } from "./hrefs.ts";
import { presentPage } from "./paging.ts";

export function teamHandlers(world: World) {
  return {
    async listTeams({ query: { supervisorId, customId, after } }, { organizationId }) {
      const page = await searchTeams(world, organizationId, { supervisorId, customId }, after);
      return { status: 200, body: presentPage(page, presentTeam) };
    },

    async createTeam({ body }, { organizationId }) {
      const team = await createTeam(world, organizationId, parseTeamInput(body));
      const location = teamHref(world.links.origin, team.id);
      return { status: 201, headers: { location }, body: presentTeam(team) };
    },

    async getTeam({ params }, { organizationId }) {
      return { status: 200, body: presentTeam(await getTeam(world, organizationId, params.teamId)) };
    },

    async replaceTeam({ params, body }, { organizationId }) {
      const team = await replaceTeam(world, organizationId, params.teamId, parseTeamInput(body));
      return { status: 200, body: presentTeam(team) };
    },

    async deleteTeam({ params }, { organizationId }) {
      await deleteTeam(world, organizationId, params.teamId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseTeamInput(body: TeamInput): domain.TeamContent {
  const { name, parentTeamId, color, supervisorId, customId } = body;
  allRead<TeamInput>({ name, parentTeamId, color, supervisorId, customId });
  return {
    name,
    parentTeamId: parentTeamId ?? undefined,
    color: color ?? undefined,
    supervisorId: supervisorId ?? undefined,
    customId: customId ?? undefined,
  };
}

export const presentTeam = (team: domain.Team): Team => ({
  id: team.id,
  name: team.name,
  parentTeamId: team.parentTeamId ?? null,
  color: team.color ?? null,
  businessUnit: team.businessUnit,
  supervisorId: team.supervisorId ?? null,
  customId: team.customId ?? null,
});
