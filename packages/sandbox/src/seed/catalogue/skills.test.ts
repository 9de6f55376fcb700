import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { demoStaff } from "../staff/demo-staff.ts";
import { catalogueOf } from "./catalogue.ts";

const { skillFolders, skills, skillsets, positionFamilies, seniorityLevels, certificateDefinitions, jobPositions } =
  await catalogueOf("org_1", 0);
const lists = {
  skillFolders,
  skills,
  skillsets,
  positionFamilies,
  seniorityLevels,
  certificateDefinitions,
  jobPositions,
};
const staff = demoStaff("org_1", 0);
const folders = new Map(skillFolders.map((folder) => [folder.id, folder]));
const skillIds = new Set(skills.map(({ id }) => id));

describe("the catalogue of skills", () => {
  test.each(Object.entries(lists))("has each id of %s once", (_, items) => {
    const ids = items.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has skills in groups, groups in subareas and subareas in areas", () => {
    const above = { GROUP: "SUBAREA", SUBAREA: "AREA", AREA: undefined };
    for (const { folderId } of skills) expect(folders.get(folderId)?.level).toBe("GROUP");
    for (const { level, parentId } of skillFolders) expect(folders.get(parentId ?? "")?.level).toBe(above[level]);
  });

  test("relates skills to existing skills, and to other folders", () => {
    for (const { id, folderId, relatedSkills, relatedFolders } of skills) {
      for (const { skillId } of relatedSkills)
        expect([id, skillId !== id && skillIds.has(skillId)]).toEqual([id, true]);
      for (const one of relatedFolders)
        expect([id, one.folderId !== folderId && folders.has(one.folderId)]).toEqual([id, true]);
    }
  });

  test("has visible, hidden and disabled skills, specific and global, on more than one page", () => {
    const kinds = new Set(skills.map(({ hidden, disabled }) => `${hidden} ${disabled}`));
    expect(kinds.size).toBe(4);
    expect(new Set(skills.map(({ global }) => global)).size).toBe(2);
    expect(skills.length).toBeGreaterThan(50);
    expect(new Set(skillFolders.map(({ hidden, disabled }) => `${hidden} ${disabled}`)).size).toBe(4);
  });

  test("has skillsets of its skills, active ones of skills that can be rated", () => {
    const usable = new Set(skills.filter(({ disabled }) => !disabled).map(({ id }) => id));
    for (const one of skillsets)
      for (const id of one.skillIds) expect([one.id, (one.active ? usable : skillIds).has(id)]).toEqual([one.id, true]);
    expect(new Set(skillsets.map(({ active }) => active)).size).toBe(2);
  });

  test("has job positions with existing families, levels and skillsets, each after its feeders", () => {
    const known = new Set<string>();
    const active = new Set(skillsets.filter((one) => one.active).map(({ id }) => id));
    const families = new Set(positionFamilies.map(({ id }) => id));
    const levels = new Set(seniorityLevels.map(({ id }) => id));
    for (const { id, feederIds, familyId, seniorityId, skillsets: required } of jobPositions) {
      expect(feederIds.filter((feeder) => !known.has(feeder))).toEqual([]);
      expect(required.filter(({ skillsetId }) => !active.has(skillsetId))).toEqual([]);
      if (familyId !== undefined) expect(families).toContain(familyId);
      if (seniorityId !== undefined) expect(levels).toContain(seniorityId);
      known.add(id);
    }
  });

  test("names each issuer of certificates by one id", () => {
    const names = new Map(certificateDefinitions.map(({ issuer }) => [issuer.id, issuer.name]));
    for (const { issuer } of certificateDefinitions) expect(names.get(issuer.id)).toBe(issuer.name);
    expect(new Set(names.values()).size).toBe(names.size);
  });
});

const idsIn = (document: object, prefix: string): string[] => {
  const found = JSON.stringify(document).match(new RegExp(`\\b${prefix}_[0-9A-Za-z]{8}\\b`, "g"));
  return [...new Set(found)];
};

test.each([
  ["skl", skillIds],
  ["fld", new Set(folders.keys())],
  ["set", new Set(skillsets.map(({ id }) => id))],
  ["fam", new Set(positionFamilies.map(({ id }) => id))],
  ["sen", new Set(seniorityLevels.map(({ id }) => id))],
  ["crt", new Set(certificateDefinitions.map(({ id }) => id))],
  ["jp", new Set(jobPositions.map(({ id }) => id))],
  ["per", new Set([...staff.people.map(({ id }) => id), "per_8Ey4Vr6L"])],
  ["team", new Set(staff.teams.map(({ id }) => id))],
  ["gol", new Set(staff.people.flatMap(({ goals }) => goals.map(({ id }) => id)))],
  ["pct", new Set(staff.people.flatMap(({ certificates }) => certificates.map(({ id }) => id)))],
  ["cog", new Set(certificateDefinitions.map(({ issuer }) => issuer.id))],
])("the ids %s_… of the documents' examples exist, except intentionally missing ones", (prefix, there) => {
  const ids = [...idsIn(v2, prefix), ...idsIn(v3, prefix)].filter((id) => !id.startsWith(`${prefix}_0`));
  expect(ids.filter((id) => !there.has(id))).toEqual([]);
});
