import type { Person } from "../../domain/people.ts";
import { type PersonSkill, personSkillId } from "../../domain/person-skills.ts";
import type { Team } from "../../domain/teams.ts";
import { DAY, HOUR, type Instant, MINUTE } from "../../domain/time.ts";
import { blank, type Staff } from "./staff.ts";

// The people of the documents' examples. Dates have the same distances.
const ELENA = "per_1Gx5Ud8M";
const MAYA = "per_7Rj2Wc9F";
const JONAS = "per_5Ox2Bn7S";
const INES = "per_4Kd7Sn1B";
const ENGINEERING = "team_3Ea6Lp1C";
const PLATFORM = "team_8Vq4Hy2Z";
const GO = "skl_2Mf7Xb4N";
const SQL = "skl_9Dc1Jr6Q";

export function demoStaff(organizationId: string, now: Instant): Staff {
  const mayaInvited = now - 40 * DAY;
  return {
    teams: teams(organizationId, now - 400 * DAY),
    people: people(organizationId, now, mayaInvited),
    personSkills: mayasSkills(organizationId, mayaInvited),
  };
}

function teams(organizationId: string, createdAt: Instant): Team[] {
  const owned = { organizationId, businessUnit: false, createdAt };
  return [
    { ...owned, id: ENGINEERING, name: "Engineering", businessUnit: true },
    {
      ...owned,
      id: PLATFORM,
      name: "Platform",
      parentTeamId: ENGINEERING,
      color: "#2F6FED",
      supervisorId: ELENA,
      customId: "ORG-ENG-PLAT",
    },
    {
      ...owned,
      id: "team_6Jd8Vn3X",
      name: "Data",
      parentTeamId: ENGINEERING,
      color: "#1E8E6A",
      supervisorId: ELENA,
      customId: "ORG-ENG-DATA",
    },
  ];
}

function people(organizationId: string, now: Instant, mayaInvited: Instant): Person[] {
  const owned = { ...blank, organizationId };
  const rated = (skillId: string, ratedBy: string, value: number, at: Instant) =>
    ({ type: "SKILL_RATED", at, rating: { skillId, ratedBy, value } }) as const;
  return [
    {
      ...owned,
      id: ELENA,
      email: "elena.novak@example.com",
      firstName: "Elena",
      lastName: "Novak",
      customId: "HR-0317",
      teamIds: [PLATFORM],
      onboarding: { status: "COMPLETED", finishedAt: mayaInvited - 78 * DAY },
      roles: ["ADMINISTRATOR"],
      timeline: [
        { type: "INVITED", at: mayaInvited - 90 * DAY },
        { type: "ONBOARDING_COMPLETED", at: mayaInvited - 78 * DAY },
      ],
      createdAt: mayaInvited - 90 * DAY,
    },
    {
      ...owned,
      id: MAYA,
      email: "maya.lindqvist@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      customId: "HR-1042",
      jobPositionId: "jp_5Kn3Ts7B",
      additionalJobPositionIds: ["jp_8Mw4Gx1Z"],
      teamIds: [PLATFORM],
      onboarding: { status: "COMPLETED", finishedAt: mayaInvited + 7 * DAY },
      tags: ["backend", "spring-2026"],
      customFields: { costCenter: "CC-4711", officeFloor: 3, parkingSpace: "P2-17" },
      goals: [
        {
          id: "gol_4Tk9Bz7M",
          name: "Lead a design review of a Go service",
          completed: false,
          skillId: GO,
          dueAt: now + 200 * DAY,
        },
      ],
      timeline: [
        { type: "INVITED", at: mayaInvited },
        rated(GO, MAYA, 75, mayaInvited + DAY),
        rated(SQL, MAYA, 60, mayaInvited + DAY + 4 * MINUTE),
        rated(GO, ELENA, 70, mayaInvited + 2 * DAY),
        { type: "ONBOARDING_COMPLETED", at: mayaInvited + 7 * DAY },
      ],
      certificates: [
        {
          id: "pct_9Hb2Yt6D",
          definitionId: "crt_5Ty7Ws3P",
          issuedAt: mayaInvited - 198 * DAY,
          expiresAt: mayaInvited + 898 * DAY,
        },
        { id: "pct_3Vm8Cx5S", definitionId: "crt_1Jg4Zq9R", issuedAt: mayaInvited - 1035 * DAY },
      ],
      createdAt: mayaInvited,
    },
    {
      ...owned,
      id: JONAS,
      email: "jonas.okafor@example.com",
      firstName: "Jonas",
      lastName: "Okafor",
      teamIds: [PLATFORM],
      onboarding: { status: "STARTED" },
      tags: ["backend"],
      timeline: [{ type: "INVITED", at: now - 3 * DAY }],
      createdAt: now - 3 * DAY,
    },
    {
      ...owned,
      id: INES,
      email: "ines.duarte@example.com",
      accountEnabled: false,
      timeline: [{ type: "INVITED", at: now - 2 * DAY }],
      createdAt: now - 2 * DAY,
    },
  ];
}

function mayasSkills(organizationId: string, invited: Instant): PersonSkill[] {
  const owned = { organizationId, personId: MAYA };
  const selfRated = invited + DAY;
  return [
    {
      ...owned,
      id: personSkillId(MAYA, GO),
      skillId: GO,
      type: "CORE",
      wantToLearn: false,
      ratings: [
        { type: "SELF", ratedOn: selfRated, value: 75, ratedBy: MAYA },
        { type: "SUPERVISOR", ratedOn: invited + 2 * DAY, value: 70, ratedBy: ELENA },
        { type: "DESIRED", value: null },
      ],
      customFields: { yearsOfExperience: 4, certifiedBy: "Harbor Academy" },
    },
    {
      ...owned,
      id: personSkillId(MAYA, SQL),
      skillId: SQL,
      type: "OPTIONAL",
      wantToLearn: true,
      ratings: [
        { type: "SELF", ratedOn: selfRated + 4 * MINUTE, value: 60, ratedBy: MAYA },
        { type: "SUPERVISOR" },
        { type: "VENDOR", ratedOn: invited - 29 * DAY + 10 * HOUR, value: 75 },
      ],
      customFields: {},
    },
  ];
}
