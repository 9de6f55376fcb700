import type {
  Handlers,
  NewInvitation,
  Onboarding,
  Person,
  PersonCustomFields,
  PersonCustomFieldsPatch,
  PersonPatch,
  PersonTeams,
} from "@assessment-api/v3/server";
import type * as domain from "../../domain/people.ts";
import { toTimestamp } from "../../domain/time.ts";
import {
  deletePerson,
  getPerson,
  invitePerson,
  type PersonInvitation,
  replacePersonTeams,
  searchPeople,
  updatePerson,
  updatePersonCustomFields,
} from "../../service/people.ts";
import { listPersonRoles } from "../../service/person-details.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { personHref } from "./hrefs.ts";
import { presentPage } from "./paging.ts";

export function personHandlers(world: World) {
  return {
    async listPeople({ query: { email, customId, after } }, { organizationId }) {
      const page = await searchPeople(world, organizationId, { email, customId }, after);
      return { status: 200, body: presentPage(page, presentPerson) };
    },

    async getPerson({ params }, { organizationId }) {
      return { status: 200, body: presentPerson(await getPerson(world, organizationId, params.personId)) };
    },

    async updatePerson({ params, body }, { organizationId }) {
      const person = await updatePerson(world, organizationId, params.personId, parsePersonPatch(body));
      return { status: 200, body: presentPerson(person) };
    },

    async deletePerson({ params }, { organizationId }) {
      await deletePerson(world, organizationId, params.personId);
      return { status: 204 };
    },

    async replacePersonTeams({ params, body }, { organizationId }) {
      await replacePersonTeams(world, organizationId, params.personId, parsePersonTeams(body));
      return { status: 204 };
    },

    async getPersonCustomFields({ params }, { organizationId }) {
      const { customFields } = await getPerson(world, organizationId, params.personId);
      return { status: 200, body: customFields as PersonCustomFields };
    },

    async updatePersonCustomFields({ params, body }, { organizationId }) {
      const patch = parsePersonCustomFieldsPatch(body);
      const customFields = await updatePersonCustomFields(world, organizationId, params.personId, patch);
      return { status: 200, body: customFields as PersonCustomFields };
    },

    async listPersonRoles({ params }, { organizationId }) {
      const roles = await listPersonRoles(world, organizationId, params.personId);
      return { status: 200, body: roles.map((role) => ({ ...role })) };
    },

    async createInvitation({ body }, { organizationId }) {
      const { person, notified } = await invitePerson(world, organizationId, parseNewInvitation(body));
      const { id, email } = person;
      const location = personHref(world.links.origin, id);
      const result = { personId: id, email, notificationSent: notified };
      return { status: 201, headers: { location }, body: result };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parsePersonPatch({ firstName, lastName, jobPositionId, teams }: PersonPatch): domain.PersonChanges {
  allRead<PersonPatch>({ firstName, lastName, jobPositionId, teams });
  return { firstName, lastName, jobPositionId, teamIds: teams };
}

export function parsePersonTeams({ teamIds }: PersonTeams): readonly string[] {
  allRead<PersonTeams>({ teamIds });
  return teamIds;
}

export const parsePersonCustomFieldsPatch = (body: PersonCustomFieldsPatch): PersonCustomFieldsPatch => body;

export function parseNewInvitation(body: NewInvitation): PersonInvitation {
  const { email, teamId, firstName, lastName, customId, jobPositionId, additionalJobPositionIds } = body;
  const { sendNotification } = body;
  const names = { firstName, lastName, customId };
  allRead<NewInvitation>({ email, teamId, ...names, jobPositionId, additionalJobPositionIds, sendNotification });
  return {
    email,
    teamId,
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    customId: customId ?? undefined,
    jobPositionId: jobPositionId ?? undefined,
    additionalJobPositionIds: additionalJobPositionIds ?? undefined,
    sendNotification,
  };
}

export function presentPerson(person: domain.Person): Person {
  const { id, email, firstName, lastName, customId, jobPositionId, teamIds, onboarding, accountEnabled } = person;
  return {
    id,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(customId !== undefined && { customId }),
    ...(jobPositionId !== undefined && { jobPositionId }),
    teams: teamIds as string[],
    onboarding: presentOnboarding(onboarding),
    accountEnabled,
  };
}

export const presentOnboarding = ({ status, finishedAt }: domain.Person["onboarding"]): Onboarding => ({
  status,
  ...(finishedAt !== undefined && { finishedAt: toTimestamp(finishedAt) }),
});
