import type {
  Handlers,
  OnboardingInput,
  PluginData,
  Person as Presented,
  PersonCertificate as PresentedCertificate,
  PersonGoal as PresentedGoal,
  TimelineEntry as PresentedTimelineEntry,
} from "@assessment-api/control/server";
import type { PersonCertificate } from "../../domain/certificates.ts";
import type { Goal, Person, TimelineEntry } from "../../domain/people.ts";
import { toTimestamp } from "../../domain/time.ts";
import { moveOnboarding } from "../../service/onboarding.ts";
import { getPerson, listPeople } from "../../service/people.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

export function personHandlers({
  world,
}: Control): Pick<Handlers<Operator>, "listPeople" | "getPerson" | "replaceOnboarding"> {
  return {
    async listPeople({ params, query }) {
      const { email, teamId, searchText: text } = query;
      const people = await listPeople(world, params.id, { email, teamId, text }, sliceOf(query));
      return { status: 200, body: presentPage(people, query, present) };
    },

    async getPerson({ params: { id, personId } }) {
      return { status: 200, body: present(await getPerson(world, id, personId)) };
    },

    async replaceOnboarding({ params: { id, personId }, body }) {
      return { status: 200, body: present(await moveOnboarding(world, id, personId, parseOnboardingInput(body))) };
    },
  };
}

export function parseOnboardingInput({ status }: OnboardingInput): Person["onboarding"]["status"] {
  allRead<OnboardingInput>({ status });
  return status;
}

export function present(person: Person): Presented {
  const { id, email, firstName, lastName, customId, jobPositionId, onboarding, accountEnabled, createdAt } = person;
  return {
    id,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(customId !== undefined && { customId }),
    ...(jobPositionId !== undefined && { jobPositionId }),
    additionalJobPositionIds: [...person.additionalJobPositionIds],
    teamIds: [...person.teamIds],
    onboarding: {
      status: onboarding.status,
      ...(onboarding.finishedAt !== undefined && { finishDate: toTimestamp(onboarding.finishedAt) }),
    },
    accountEnabled,
    roles: [...person.roles],
    tags: [...person.tags],
    customFields: { ...person.customFields },
    goals: person.goals.map(presentGoal),
    pluginData: person.pluginData as PluginData,
    timeline: person.timeline.map(presentTimelineEntry),
    certificates: person.certificates.map(presentCertificate),
    creationDate: toTimestamp(createdAt),
  };
}

const presentGoal = ({ id, name, completed, skillId, dueAt }: Goal): PresentedGoal => ({
  id,
  name,
  completed,
  ...(skillId !== undefined && { skillId }),
  ...(dueAt !== undefined && { dueDate: toTimestamp(dueAt) }),
});

const presentTimelineEntry = ({ type, at, rating }: TimelineEntry): PresentedTimelineEntry => ({
  type,
  date: toTimestamp(at),
  ...(rating !== undefined && { rating: { ...rating } }),
});

const presentCertificate = ({ id, definitionId, issuedAt, expiresAt }: PersonCertificate): PresentedCertificate => ({
  id,
  definitionId,
  issueDate: toTimestamp(issuedAt),
  ...(expiresAt !== undefined && { expirationDate: toTimestamp(expiresAt) }),
});
