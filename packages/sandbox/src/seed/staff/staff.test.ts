import { describe, expect, test } from "vitest";
import type { Rating } from "../../domain/person-skills.ts";
import { catalogueOf } from "../catalogue/catalogue.ts";
import { createRandom } from "../random.ts";
import { demoStaff } from "./demo-staff.ts";
import { LARGE_STAFF, largeStaff } from "./large-staff.ts";

const NOW = Date.UTC(2026, 2, 2);
const area = await catalogueOf("org_1", NOW);
const staffOf = (chance: string) => largeStaff(createRandom(chance), area, { organizationId: "org_1", now: NOW });
const large = await staffOf("a");

describe.each([
  ["demonstration", demoStaff("org_1", NOW)],
  ["large organization", large],
])("the staff of the %s", (_, { teams, people, personSkills }) => {
  const peopleIds = new Set(people.map(({ id }) => id));

  test("is in existing teams, each after its parent, with existing supervisors", () => {
    const known = new Set<string>();
    for (const { id, parentTeamId, supervisorId } of teams) {
      if (parentTeamId !== undefined) expect(known).toContain(parentTeamId);
      if (supervisorId !== undefined) expect(peopleIds).toContain(supervisorId);
      known.add(id);
    }
    expect(people.flatMap(({ teamIds }) => teamIds).filter((id) => !known.has(id))).toEqual([]);
  });

  test("has existing job positions and certificates, and no abstract position", () => {
    const holdable = new Set(area.jobPositions.filter(({ abstract }) => !abstract).map(({ id }) => id));
    const held = people.flatMap(({ jobPositionId, additionalJobPositionIds }) => [
      ...additionalJobPositionIds,
      ...(jobPositionId === undefined ? [] : [jobPositionId]),
    ]);
    expect(held.filter((id) => !holdable.has(id))).toEqual([]);
    const definitions = new Set(area.certificateDefinitions.map(({ id }) => id));
    expect(
      people.flatMap(({ certificates }) => certificates).filter((one) => !definitions.has(one.definitionId)),
    ).toEqual([]);
  });

  test("has each id and each address once", () => {
    expect(peopleIds.size).toBe(people.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(personSkills.map(({ id }) => id)).size).toBe(personSkills.length);
  });

  test("is rated in existing skills, by existing people, in the past", () => {
    const skills = new Set(area.skills.map(({ id }) => id));
    const isThere = ({ ratedBy, ratedOn = 0 }: Rating) =>
      (ratedBy === undefined || peopleIds.has(ratedBy)) && ratedOn < NOW;
    const wrong = personSkills.filter(
      ({ personId, skillId, ratings }) => !(peopleIds.has(personId) && skills.has(skillId) && ratings.every(isThere)),
    );
    expect(wrong).toEqual([]);
  });

  test("is in the past, in order", () => {
    const created = people.map(({ createdAt }) => createdAt);
    expect(created.slice(4)).toEqual(created.slice(4).sort((one, other) => one - other));
    const isPast = ({ createdAt, onboarding, timeline }: (typeof people)[number]) =>
      [createdAt, onboarding.finishedAt ?? 0, ...timeline.map((one) => one.at)].every((at) => at < NOW);
    expect(people.filter((one) => !isPast(one))).toEqual([]);
  });
});

test("the large organization has ten thousand people, the same for the same seed", async () => {
  expect(large.people).toHaveLength(LARGE_STAFF);
  expect((await staffOf("a")).people[5000]).toEqual(large.people[5000]);
  expect((await staffOf("b")).people[5000]).not.toEqual(large.people[5000]);
});
