import type { JobPosition } from "../../domain/job-positions.ts";
import type { Person } from "../../domain/people.ts";
import type { PersonSkill } from "../../domain/person-skills.ts";
import type { Team } from "../../domain/teams.ts";
import type { JobPositionFilter, PersonFilter, PersonSkillFilter, TeamFilter } from "../filters.ts";
import type { Transaction } from "../store.ts";
import type { Database } from "./database.ts";
import { createTermed } from "./terms.ts";

/** People with their skills, their teams and job positions. */
export function createPeople(db: Database): Pick<Transaction, "people" | "personSkills" | "teams" | "jobPositions"> {
  return {
    people: createTermed<Person, PersonFilter>(db, "people", {
      termsOf: ({ email, customId, teamIds, timeline }) => ({
        email: email.toLowerCase(),
        customId,
        teamId: teamIds,
        ratedBy: timeline.flatMap(({ rating }) => rating?.ratedBy ?? []),
      }),
      wantedBy: ({ email, customId, teamId, ratedBy }) => ({ email: email?.toLowerCase(), customId, teamId, ratedBy }),
      textOf: ({ firstName = "", lastName = "", email }) => `${firstName} ${lastName}\n${email}`,
      textIn: ({ text }) => text,
    }),
    personSkills: createTermed<PersonSkill, PersonSkillFilter>(db, "personSkills", {
      termsOf: ({ personId, skillId, ratings }) => ({
        personId,
        skillId,
        ratedBy: ratings.flatMap(({ ratedBy }) => ratedBy ?? []),
        rated: ratings.length > 0,
      }),
      wantedBy: ({ personId, skillId, ratedBy, rated }) => ({ personId, skillId, ratedBy, rated }),
    }),
    teams: createTermed<Team, TeamFilter>(db, "teams", {
      termsOf: ({ customId, supervisorId, parentTeamId }) => ({ customId, supervisorId, parentTeamId }),
      wantedBy: ({ customId, supervisorId, parentTeamId }) => ({ customId, supervisorId, parentTeamId }),
      textOf: ({ name }) => name,
      textIn: ({ text }) => text,
    }),
    jobPositions: createTermed<JobPosition, JobPositionFilter>(db, "jobPositions", {
      termsOf: () => ({}),
      wantedBy: () => ({}),
      textOf: ({ name }) => name,
      textIn: ({ text }) => text,
    }),
  };
}
