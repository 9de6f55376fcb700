import { describe, expect } from "vitest";
import { testGiven } from "../../testing/test-given.ts";
import { createTestWorld } from "../../testing/world.ts";
import { InvalidValueError, NotFoundError, UnknownReferenceError } from "../domain/errors.ts";
import { resetOrganization } from "../seed/organizations.ts";
import { invite } from "./candidates.ts";
import {
  createTestFromPredefined,
  generateTest,
  getTest,
  searchPredefinedTests,
  searchTests,
  updateTest,
} from "./tests.ts";

const everything = { offset: 0, limit: 1000 };

async function start() {
  const testWorld = await createTestWorld();
  await resetOrganization(testWorld.world, testWorld.organizationId, { seed: "demo" });
  return testWorld;
}

const test = testGiven(start, ["world", "organizationId"]);

test("a test is found by a part of its name or skills, and read by its id", async ({ world, organizationId }) => {
  const { items } = await searchTests(world, organizationId, { text: "sql b" }, everything);
  expect(items.map(({ id }) => id)).toEqual(["tst_sql_basics"]);
  expect(await getTest(world, organizationId, "tst_sql_basics")).toEqual(items[0]);
  await expect(getTest(world, organizationId, "tst_none")).rejects.toThrow(NotFoundError);
});

test("custom fields of a test are patched", async ({ world, organizationId }) => {
  const customFields = JSON.parse('{"owner": "Platform", "costCenter": null, "__proto__": 1}');
  const changed = await updateTest(world, organizationId, "tst_backend_go_sql", { customFields });
  expect(JSON.stringify(changed.customFields)).toBe('{"owner":"Platform","__proto__":1}');
  expect(await getTest(world, organizationId, changed.id)).toEqual(changed);
  await expect(updateTest(world, organizationId, "tst_none", {})).rejects.toThrow(NotFoundError);
});

describe("from a predefined test", () => {
  test("a test takes name, duration, skills and sections, and can be used at once", async () => {
    const { world, organizationId } = await start();
    const made = await createTestFromPredefined(world, organizationId, "pre_go_developer_middle");
    const predefined = await world.store.predefinedTests.get(organizationId, "pre_go_developer_middle");
    const { name, durationInMinutes, skills, sections } = made;
    expect(predefined).toMatchObject({ name, durationInMinutes, skills, sections });
    expect(made).toMatchObject({ state: "READY", customFields: {}, createdAt: world.clocks.sandbox.now() });
    expect(await getTest(world, organizationId, made.id)).toEqual(made);
    await invite(world, organizationId, { email: "ada@example.com" }, { testId: made.id });
  });

  test("that is unknown creates no test", async ({ world, organizationId }) => {
    const made = createTestFromPredefined(world, organizationId, "pre_none");
    await expect(made).rejects.toThrow(UnknownReferenceError);
    await expect(made).rejects.toMatchObject({ problems: [{ field: "predefinedTestId", value: "pre_none" }] });
  });
});

describe("the generator", () => {
  test("takes published tasks that have one of the skills, difficulties and types each", async () => {
    const { world, organizationId } = await start();
    const criteria = { skills: ["Go", "SQL"], difficulties: ["EASY", "HARD"], types: ["CHOICE", "ESSAY"] } as const;
    const { id } = await generateTest(world, organizationId, criteria);
    const { skills, sections, state } = await getTest(world, organizationId, id);
    expect([skills, state]).toEqual([["Go", "SQL"], "READY"]);
    const taskIds = sections.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId));
    expect(taskIds.sort()).toEqual([
      "tsk_go_append",
      "tsk_go_shutdown",
      "tsk_sql_having",
      "tsk_sql_indexes",
      "tsk_sql_isolation",
    ]);
  });

  test("never takes a task that is only a draft", async ({ world, organizationId }) => {
    const criteria = { skills: ["Terraform"], types: ["DEVOPS"] } as const;
    await expect(generateTest(world, organizationId, criteria)).rejects.toThrow(InvalidValueError);
  });

  test("uses the published state of a task, not its draft", async ({ world, organizationId }) => {
    await world.store.transact(async (tx) => {
      const task = await tx.tasks.get(organizationId, "tsk_python_defaults");
      if (task?.published === undefined) throw new Error("no published task");
      await tx.tasks.put({ ...task, draft: { ...task.published, difficulty: "HARD", tags: ["Cobol"] } });
    });
    await expect(generateTest(world, organizationId, { skills: ["Cobol"] })).rejects.toThrow(InvalidValueError);
    const made = await generateTest(world, organizationId, { skills: ["Python"], types: ["CHOICE"] });
    expect(made.sections[0]?.tasks).toEqual([{ taskId: "tsk_python_defaults", type: "CHOICE", points: 4 }]);
  });

  test.each([
    { skills: ["Cobol"] },
    { skills: [] },
    { skills: ["Go"], types: ["TESTING"] as const },
    { skills: ["Python"], difficulties: ["HARD"] as const },
  ])("creates no test if nothing matches %j", async (criteria) => {
    const { world, organizationId } = await start();
    const before = await searchTests(world, organizationId, {}, everything);
    const made = generateTest(world, organizationId, criteria);
    await expect(made).rejects.toMatchObject({ problems: [{ field: "generatorCriteria" }] });
    expect(await searchTests(world, organizationId, {}, everything)).toEqual(before);
  });

  test("treats empty lists of difficulties and types as all", async ({ world, organizationId }) => {
    const made = await generateTest(world, organizationId, { skills: ["Python"], difficulties: [], types: [] });
    expect(made.sections[0]?.tasks).toHaveLength(3);
  });
});

test.each([
  [{ text: "WITHOUT DOWNTIME" }, ["pre_platform_engineer_senior"]],
  [{ skills: ["Testing", "Leadership"] }, ["pre_quality_engineer_middle", "pre_team_lead_senior"]],
  [{ skills: ["SQL"], seniorityLevels: ["MIDDLE"] as const }, ["pre_go_developer_middle"]],
])("predefined tests are found by %j", async (filter, ids) => {
  const { world, organizationId } = await start();
  const { items } = await searchPredefinedTests(world, organizationId, filter, everything);
  expect(items.map(({ id }) => id)).toEqual(ids);
});
