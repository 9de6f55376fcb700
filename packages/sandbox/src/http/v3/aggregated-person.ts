import type {
  AggregatedPerson,
  AggregatedPersonSection,
  Handlers,
  PersonGoal,
  TimelineEntry,
} from "@assessment-api/v3/server";
import type { Goal, Person } from "../../domain/people.ts";
import { toTimestamp } from "../../domain/time.ts";
import { type DescribedEntry, getPersonDetails, type PersonDetails } from "../../service/person-details.ts";
import { listPersonSkills, type PersonSkillView } from "../../service/person-skills.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { presentJobPosition } from "./job-positions.ts";
import { presentOnboarding } from "./people.ts";
import { presentPersonSkill } from "./person-skills.ts";
import { presentTeam } from "./teams.ts";

export function aggregatedPersonHandlers(world: World) {
  return {
    async getAggregatedPerson({ params, query: { sections } }, { organizationId }) {
      const details = await getPersonDetails(world, organizationId, params.personId);
      const skills = sections.includes("skills") ? await listPersonSkills(world, organizationId, params.personId) : [];
      const present = presenters({ ...details, skills });
      const requested = sections.map((section) => [section, present[section]()]);
      return { status: 200, body: { id: details.person.id, ...Object.fromEntries(requested) } };
    },
  } satisfies Partial<Handlers<Context>>;
}

type Sections = {
  readonly [Section in AggregatedPersonSection]-?: () => NonNullable<AggregatedPerson[Section]> | null;
};

const presenters = (details: PersonDetails & { readonly skills: readonly PersonSkillView[] }): Sections => ({
  core: () => presentCore(details.person),
  teams: () => details.teams.map(presentTeam),
  roles: () => details.roles.map((role) => ({ ...role })),
  tags: () => details.person.tags as string[],
  customFields: () => details.person.customFields,
  onboarding: () => presentOnboarding(details.person.onboarding),
  jobPosition: () => (details.jobPosition === undefined ? null : presentJobPosition(details.jobPosition)),
  skills: () => details.skills.map(presentPersonSkill),
  timeline: () => details.timeline.map(presentEntry),
  pluginData: () => presentPluginData(details.person),
  goals: () => details.person.goals.map(presentGoal),
});

const presentCore = ({ email, firstName, lastName, customId, accountEnabled }: Person) => ({
  email,
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(customId !== undefined && { customId }),
  accountEnabled,
});

const presentEntry = ({ type, at, description }: DescribedEntry): TimelineEntry => ({
  type,
  occurredAt: toTimestamp(at),
  ...(description !== undefined && { description }),
});

const presentPluginData = ({ pluginData, certificates }: Person): NonNullable<AggregatedPerson["pluginData"]> => ({
  ...pluginData,
  ...(certificates.length > 0 && { certificates: { ...pluginData.certificates, held: certificates.length } }),
});

const presentGoal = ({ id, name, completed, skillId, dueAt }: Goal): PersonGoal => ({
  id,
  name,
  completed,
  ...(skillId !== undefined && { skillId }),
  ...(dueAt !== undefined && { dueDate: toTimestamp(dueAt) }),
});
