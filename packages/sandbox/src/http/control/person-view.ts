import type {
  PersonCertificateInput,
  PersonGoalInput,
  PersonPatch,
  PluginData,
  Person as Presented,
  PersonCertificate as PresentedCertificate,
  PersonGoal as PresentedGoal,
  TimelineEntry as PresentedTimelineEntry,
  TimelineEntryInput,
  TimelineRatingInput,
} from "@assessment-api/control/server";
import type { PersonCertificate } from "../../domain/certificates.ts";
import type { Goal, Person, PersonDetailsChanges, TimelineEntry } from "../../domain/people.ts";
import { toTimestamp } from "../../domain/time.ts";
import { allRead, toInstant } from "../handlers.ts";

export function presentPerson(person: Person): Presented {
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

export function parsePersonPatch(body: PersonPatch): PersonDetailsChanges {
  const { accountEnabled, roles, tags, goals, pluginData, timeline, certificates } = body;
  allRead<PersonPatch>({ accountEnabled, roles, tags, goals, pluginData, timeline, certificates });
  return {
    accountEnabled,
    roles,
    tags,
    goals: goals?.map(parseGoal),
    pluginData,
    timeline: timeline?.map(parseTimelineEntry),
    certificates: certificates?.map(parseCertificate),
  };
}

function parseGoal({ id, name, completed = false, skillId, dueDate }: PersonGoalInput) {
  allRead<PersonGoalInput>({ id, name, completed, skillId, dueDate });
  return {
    id,
    name,
    completed,
    ...(skillId !== undefined && { skillId }),
    ...(dueDate !== undefined && { dueAt: toInstant(dueDate) }),
  };
}

function parseTimelineEntry({ type, date, rating }: TimelineEntryInput): TimelineEntry {
  allRead<TimelineEntryInput>({ type, date, rating });
  return { type, at: toInstant(date), ...(rating !== undefined && { rating: parseTimelineRating(rating) }) };
}

function parseTimelineRating({ skillId, value, ratedBy }: TimelineRatingInput) {
  allRead<TimelineRatingInput>({ skillId, value, ratedBy });
  return { skillId, value, ...(ratedBy !== undefined && { ratedBy }) };
}

function parseCertificate({ id, definitionId, issueDate, expirationDate }: PersonCertificateInput) {
  allRead<PersonCertificateInput>({ id, definitionId, issueDate, expirationDate });
  return {
    id,
    definitionId,
    issuedAt: toInstant(issueDate),
    ...(expirationDate !== undefined && { expiresAt: toInstant(expirationDate) }),
  };
}
