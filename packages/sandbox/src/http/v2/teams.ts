import type { Handlers, Team, TeamInput } from "@assessment-api/v2/server";
import type * as domain from "../../domain/teams.ts";
import { createTeam, deleteTeam, replaceTeam, searchTeams } from "../../service/teams.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { boostListHref } from "./hrefs.ts";
import { best } from "./media-types.ts";
import { presentCursorPage } from "./paging.ts";

export function teamHandlers(world: World) {
  return {
    async listTeams({ query, accepts }, { organizationId }) {
      const page = await searchTeams(world, organizationId, {}, query.after);
      const list = boostListHref(world.links.origin, "teams");
      const teams = page.items.map(presentTeam);
      return {
        status: 200,
        contentType: best(accepts),
        body: { _embedded: { teams }, ...presentCursorPage(page, list) },
      };
    },

    async createTeam({ body, accepts }, { organizationId }) {
      const team = await createTeam(world, organizationId, parseTeamInput(body));
      return { status: 200, contentType: best(accepts), body: presentTeam(team) };
    },

    async replaceTeam({ params, body, accepts }, { organizationId }) {
      const team = await replaceTeam(world, organizationId, params.id, parseTeamInput(body));
      return { status: 200, contentType: best(accepts), body: presentTeam(team) };
    },

    async deleteTeam({ params }, { organizationId }) {
      await deleteTeam(world, organizationId, params.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseTeamInput({ name, parentTeamId, color, supervisorId, customId }: TeamInput): domain.TeamContent {
  allRead<TeamInput>({ name, parentTeamId, color, supervisorId, customId });
  return { name, parentTeamId, color, supervisorId, customId };
}

const presentTeam = ({ id, name, parentTeamId, color, businessUnit, supervisorId, customId }: domain.Team): Team => ({
  id,
  name,
  ...(parentTeamId !== undefined && { parentTeamId }),
  ...(color !== undefined && { color }),
  businessUnit,
  ...(supervisorId !== undefined && { supervisorId }),
  ...(customId !== undefined && { customId }),
});
