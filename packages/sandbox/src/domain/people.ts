import type { PersonCertificate } from "./certificates.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { NewId } from "./ids.ts";
import type { Instant } from "./time.ts";

export const onboardingStatuses = [
  "NEW",
  "STARTED",
  "PERSONAL_DETAILS_FILLED",
  "RATE_REQUESTED_SKILLS",
  "RATE_ADDITIONAL_SKILLS",
  "WAITING_FOR_REQUESTED_RATINGS",
  "COMPLETED",
] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly completed: boolean;
  readonly skillId?: string;
  readonly dueAt?: Instant;
}

/** References other people by id only, so deletion leaves no personal data. */
export interface TimelineEntry {
  readonly type: "INVITED" | "TEAMS_CHANGED" | "JOB_POSITION_CHANGED" | "SKILL_RATED" | "ONBOARDING_COMPLETED";
  readonly at: Instant;
  readonly rating?: { readonly skillId: string; readonly ratedBy?: string; readonly value: number | null };
}

export interface Person {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly customId?: string;
  readonly jobPositionId?: string;
  readonly additionalJobPositionIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly onboarding: { readonly status: OnboardingStatus; readonly finishedAt?: Instant };
  readonly accountEnabled: boolean;
  /** Roles in the organization. Roles in teams follow from the teams. */
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly customFields: CustomFields;
  readonly goals: readonly Goal[];
  readonly pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly timeline: readonly TimelineEntry[];
  readonly certificates: readonly PersonCertificate[];
  readonly createdAt: Instant;
}

export const fullName = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">): string | undefined =>
  [firstName, lastName].filter((name) => name !== undefined).join(" ") || undefined;

export interface NewPerson {
  readonly email: string;
  readonly teamId: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly customId?: string | undefined;
  readonly jobPositionId?: string | undefined;
  readonly additionalJobPositionIds?: readonly string[] | undefined;
}

export function newPerson(given: NewPerson, organizationId: string, id: string, now: Instant): Person {
  const { email, teamId, firstName, lastName, customId, jobPositionId, additionalJobPositionIds = [] } = given;
  return {
    id,
    organizationId,
    email,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(customId !== undefined && { customId }),
    ...(jobPositionId !== undefined && { jobPositionId }),
    additionalJobPositionIds: [...new Set(additionalJobPositionIds)],
    teamIds: [teamId],
    onboarding: { status: "NEW" },
    accountEnabled: true,
    roles: [],
    tags: [],
    customFields: {},
    goals: [],
    pluginData: {},
    timeline: [{ type: "INVITED", at: now }],
    certificates: [],
    createdAt: now,
  };
}

export interface PersonChanges {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly jobPositionId?: string | null | undefined;
  readonly teamIds?: readonly string[] | undefined;
}

export function updatePerson(person: Person, { teamIds, ...changes }: PersonChanges, now: Instant): Person {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const removed = given.filter(([, value]) => value === null).map(([field]) => field);
  const changed = Object.fromEntries(
    Object.entries({ ...person, ...Object.fromEntries(given) }).filter(([field]) => !removed.includes(field)),
  ) as unknown as Person;
  const moved = teamIds === undefined ? changed : { ...changed, teamIds: [...new Set(teamIds)] };
  return withTimelineEntries(
    moved,
    ...(moved.jobPositionId === person.jobPositionId ? [] : [{ type: "JOB_POSITION_CHANGED", at: now } as const]),
    ...(haveSame(moved.teamIds, person.teamIds) ? [] : [{ type: "TEAMS_CHANGED", at: now } as const]),
  );
}

/** Missing ids are generated. */
type Unidentified<Item> = Omit<Item, "id"> & { readonly id?: string | undefined };

/** Lists are replaced as a whole; omitted values stay. */
export interface PersonDetailsChanges {
  readonly accountEnabled?: boolean | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly goals?: readonly Unidentified<Goal>[] | undefined;
  readonly pluginData?: Person["pluginData"] | undefined;
  readonly timeline?: readonly TimelineEntry[] | undefined;
  readonly certificates?: readonly Unidentified<PersonCertificate>[] | undefined;
}

export function updateDetails(person: Person, changes: PersonDetailsChanges, newId: NewId): Person {
  const { accountEnabled = person.accountEnabled, roles = person.roles, tags = person.tags } = changes;
  const { goals = person.goals, pluginData = person.pluginData } = changes;
  const { timeline = person.timeline, certificates = person.certificates } = changes;
  return {
    ...person,
    accountEnabled,
    roles: [...new Set(roles)],
    tags: [...new Set(tags)],
    goals: goals.map(({ id = newId("gol"), ...goal }) => ({ id, ...goal })),
    pluginData,
    timeline: timelineOf(timeline),
    certificates: certificates.map(({ id = newId("pct"), ...certificate }) => ({ id, ...certificate })),
  };
}

const haveSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const KEPT_ENTRIES = 200;

export const withTimelineEntries = (person: Person, ...entries: readonly TimelineEntry[]): Person =>
  entries.length === 0 ? person : { ...person, timeline: timelineOf([...person.timeline, ...entries]) };

const timelineOf = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((one, other) => one.at - other.at).slice(-KEPT_ENTRIES);

export interface Role {
  readonly name: string;
  readonly teamId?: string;
}

export const rolesOf = (person: Person, supervised: readonly { readonly id: string }[]): Role[] => [
  ...person.roles.map((name) => ({ name })),
  ...person.teamIds.map((teamId) => ({ name: "MEMBER", teamId })),
  ...supervised.map(({ id }) => ({ name: "SUPERVISOR", teamId: id })),
];
