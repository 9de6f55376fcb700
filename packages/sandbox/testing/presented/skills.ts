import type { CertificateDefinition } from "../../src/domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../../src/domain/job-positions.ts";
import type { PersonSkill } from "../../src/domain/person-skills.ts";
import type { Skill, SkillFolder, Skillset } from "../../src/domain/skills.ts";
import type { Team } from "../../src/domain/teams.ts";
import * as sample from "../store-suite/samples.ts";
import { type AnySubject, putInto, type Subject } from "./subject.ts";

const flags = { hidden: [false, true], disabled: [false, true], global: [false, true] } as const;

const skills: Subject<Skill> = {
  values: {
    id: ["skl_1", "skl_2"],
    name: ["one", "two"],
    description: ["one", "two"],
    folderId: ["fld_1", "fld_2"],
    recommendedToLearn: [false, true],
    ...flags,
    relatedSkills: [[{ skillId: "skl_3", type: "RELATED" }], [{ skillId: "skl_3", type: "REQUIRES" }]],
    relatedFolders: [[{ folderId: "fld_3", type: "RELATED" }], []],
  },
  store: putInto("skills", ({ id }) => [`/v2/boost/skills/${id}`, `/v3/boost/v3/skills/${id}`]),
};

const skillFolders: Subject<SkillFolder> = {
  values: {
    id: ["fld_1", "fld_2"],
    name: ["one", "two"],
    level: ["SUBAREA", "GROUP"],
    parentId: ["fld_3", "fld_4"],
    ...flags,
  },
  store: putInto("skillFolders", ({ id }) => [`/v2/boost/skillFolders/${id}`, `/v3/boost/v3/skillFolders/${id}`]),
};

const skillsets: Subject<Skillset> = {
  values: {
    id: ["set_1", "set_2"],
    name: ["one", "two"],
    description: ["one", "two"],
    skillIds: [["skl_1"], ["skl_2"]],
    active: [true, false],
  },
  store: putInto("skillsets", () => ["/v3/boost/v3/skillsets"]),
};

const positionFamilies: Subject<PositionFamily> = {
  values: { id: ["fam_1", "fam_2"], name: ["one", "two"] },
  store: putInto("positionFamilies", () => ["/v3/boost/v3/positionFamilies"]),
};

const seniorityLevels: Subject<SeniorityLevel> = {
  values: { id: ["sen_1", "sen_2"], name: ["one", "two"] },
  store: putInto("seniorityLevels", () => ["/v3/boost/v3/seniorityLevels"]),
};

const certificateDefinitions: Subject<CertificateDefinition> = {
  values: {
    id: ["crt_1", "crt_2"],
    name: ["one", "two"],
    acronym: ["O", "T"],
    description: ["one", "two"],
    websiteUrl: ["https://one.example.com", "https://two.example.com"],
    defaultValidityInMonths: [12, 24],
    active: [true, false],
    issuer: [
      { id: "cog_1", name: "one" },
      { id: "cog_2", name: "two" },
    ],
  },
  store: putInto("certificateDefinitions", ({ id }) => [`/v3/boost/v3/certificateDefinitions/${id}`]),
};

const v3 = "/v3/boost/v3";

const personSkills: Subject<PersonSkill> = {
  values: {
    id: ["per_8.skl_8", "per_8.skl_9"],
    personId: ["per_8", "per_9"],
    skillId: ["skl_8", "skl_9"],
    type: ["CORE", "OPTIONAL"],
    wantToLearn: [false, true],
    ratings: [[{ type: "SELF", value: 1 }], [{ type: "SELF", value: 2 }]],
    customFields: [{ a: 1 }, { b: 2 }],
  },
  leftOut: { id: "is made of person and skill, which are presented" },
  async store(tx, entity) {
    const { organizationId } = entity;
    for (const id of ["per_8", "per_9"]) {
      await tx.people.put(sample.person({ organizationId, id }));
      for (const skillId of ["skl_8", "skl_9"]) await tx.personSkills.delete(organizationId, `${id}.${skillId}`);
    }
    await tx.skillFolders.put(sample.skillFolder({ organizationId, id: "fld_7" }));
    await tx.skillFolders.put(sample.skillFolder({ organizationId, id: "fld_8", parentId: "fld_7" }));
    await tx.skillFolders.put(sample.skillFolder({ organizationId, id: "fld_9", parentId: "fld_8" }));
    for (const id of ["skl_8", "skl_9"]) await tx.skills.put(sample.skill({ organizationId, id, folderId: "fld_9" }));
    await tx.personSkills.put(entity);
    return ["per_8", "per_9"].flatMap((id) => [`${v3}/people/${id}/skills`, `/v2/boost/people/${id}/skills`]);
  },
};

const teams: Subject<Team> = {
  values: {
    id: ["team_1", "team_2"],
    name: ["one", "two"],
    parentTeamId: ["team_3", "team_4"],
    color: ["red", "blue"],
    businessUnit: [false, true],
    supervisorId: ["per_1", "per_2"],
    customId: ["one", "two"],
    createdAt: [1000, 2000],
  },
  leftOut: { createdAt: "orders lists" },
  store: putInto("teams", ({ id }) => [`${v3}/teams/${id}`]),
};

const jobPositions: Subject<JobPosition> = {
  values: {
    id: ["jp_1", "jp_2"],
    name: ["one", "two"],
    description: ["one", "two"],
    abstract: [false, true],
    defaultMasteryLevel: [1, 2],
    feederIds: [["jp_3"], ["jp_4"]],
    translations: [{ de: { name: "eins" } }, { de: { name: "zwei" } }],
    skillsets: [[{ skillsetId: "set_1", masteryLevel: 1 }], [{ skillsetId: "set_1", masteryLevel: 2 }]],
    familyId: ["fam_1", "fam_2"],
    seniorityId: ["sen_1", "sen_2"],
    createdAt: [1000, 2000],
  },
  leftOut: { createdAt: "orders lists" },
  store: putInto("jobPositions", ({ id }) => [`${v3}/jobPositions/${id}`]),
};

export const skillsArea: Readonly<Record<string, AnySubject>> = {
  Skill: skills,
  SkillFolder: skillFolders,
  Skillset: skillsets,
  PositionFamily: positionFamilies,
  SeniorityLevel: seniorityLevels,
  CertificateDefinition: certificateDefinitions,
  PersonSkill: personSkills,
  Team: teams,
  JobPosition: jobPositions,
};
