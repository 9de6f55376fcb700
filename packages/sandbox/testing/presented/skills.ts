import type { CertificateDefinition } from "../../src/domain/certificates.ts";
import type { PositionFamily, SeniorityLevel } from "../../src/domain/job-positions.ts";
import type { Skill, SkillFolder, Skillset } from "../../src/domain/skills.ts";
import type { AnySubject, Subject } from "./subject.ts";

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
  async store(tx, entity) {
    await tx.skills.put(entity);
    return [`/v2/boost/skills/${entity.id}`, `/v3/boost/v3/skills/${entity.id}`];
  },
};

const skillFolders: Subject<SkillFolder> = {
  values: {
    id: ["fld_1", "fld_2"],
    name: ["one", "two"],
    level: ["SUBAREA", "GROUP"],
    parentId: ["fld_3", "fld_4"],
    ...flags,
  },
  async store(tx, entity) {
    await tx.skillFolders.put(entity);
    return [`/v2/boost/skillFolders/${entity.id}`, `/v3/boost/v3/skillFolders/${entity.id}`];
  },
};

const skillsets: Subject<Skillset> = {
  values: {
    id: ["set_1", "set_2"],
    name: ["one", "two"],
    description: ["one", "two"],
    skillIds: [["skl_1"], ["skl_2"]],
    active: [true, false],
  },
  async store(tx, entity) {
    await tx.skillsets.put(entity);
    return ["/v3/boost/v3/skillsets"];
  },
};

const positionFamilies: Subject<PositionFamily> = {
  values: { id: ["fam_1", "fam_2"], name: ["one", "two"] },
  async store(tx, entity) {
    await tx.positionFamilies.put(entity);
    return ["/v3/boost/v3/positionFamilies"];
  },
};

const seniorityLevels: Subject<SeniorityLevel> = {
  values: { id: ["sen_1", "sen_2"], name: ["one", "two"] },
  async store(tx, entity) {
    await tx.seniorityLevels.put(entity);
    return ["/v3/boost/v3/seniorityLevels"];
  },
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
  async store(tx, entity) {
    await tx.certificateDefinitions.put(entity);
    return [`/v3/boost/v3/certificateDefinitions/${entity.id}`];
  },
};

/** Entities of the skills area. */
export const skillsArea: Readonly<Record<string, AnySubject>> = {
  Skill: skills,
  SkillFolder: skillFolders,
  Skillset: skillsets,
  PositionFamily: positionFamilies,
  SeniorityLevel: seniorityLevels,
  CertificateDefinition: certificateDefinitions,
};
