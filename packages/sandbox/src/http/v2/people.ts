import type { Handlers, NewPersonInvitation, Person, PersonTeamsInput } from "@assessment-api/v2/server";
import type * as domain from "../../domain/people.ts";
import { toTimestamp } from "../../domain/time.ts";
import {
  deletePerson,
  invitePerson,
  type PersonInvitation,
  replacePersonTeams,
  searchPeople,
} from "../../service/people.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { boostListHref } from "./hrefs.ts";
import { best } from "./media-types.ts";
import { presentCursorPage } from "./paging.ts";

export function personHandlers(world: World) {
  return {
    async listPeople({ query: { email, customId, after }, accepts }, { organizationId }) {
      const page = await searchPeople(world, organizationId, { email, customId }, after);
      const list = boostListHref(world.links.origin, "people", { email, customId });
      const people = page.items.map(presentPerson);
      return {
        status: 200,
        contentType: best(accepts),
        body: { _embedded: { people }, ...presentCursorPage(page, list) },
      };
    },

    async deletePerson({ params }, { organizationId }) {
      await deletePerson(world, organizationId, params.id);
      return { status: 204 };
    },

    async replacePersonTeams({ params, body }, { organizationId }) {
      await replacePersonTeams(world, organizationId, params.id, parsePersonTeamsInput(body));
      return { status: 204 };
    },

    async invitePerson({ body }, { organizationId }) {
      await invitePerson(world, organizationId, parseNewPersonInvitation(body));
      return { status: 200 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parsePersonTeamsInput({ teamIds }: PersonTeamsInput): readonly string[] {
  allRead<PersonTeamsInput>({ teamIds });
  return teamIds;
}

export function parseNewPersonInvitation(body: NewPersonInvitation): PersonInvitation {
  const { email, teamId, firstName, lastName, customId, jobPositionId, sendNotification } = body;
  const invitation = { email, teamId, firstName, lastName, customId, jobPositionId, sendNotification };
  allRead<NewPersonInvitation>(invitation);
  return invitation;
}

function presentPerson(person: domain.Person): Person {
  const { id, email, firstName, lastName, customId, jobPositionId, teamIds, onboarding } = person;
  const { status, finishedAt } = onboarding;
  return {
    id,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(customId !== undefined && { customId }),
    ...(jobPositionId !== undefined && { jobPositionId }),
    teams: teamIds as string[],
    onboarding: { status, ...(finishedAt !== undefined && { finishedAt: toTimestamp(finishedAt) }) },
  };
}
