import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "../service/new-id.ts";
import { InvalidValueError } from "./errors.ts";
import { generateTest, MOST_MINUTES, MOST_TASKS } from "./generated-tests.ts";
import type { Task } from "./tasks.ts";

function task(id: string, tags: readonly string[], duration = "PT10M"): Task {
  const content = { type: "ESSAY", title: id, question: "?", difficulty: "EASY", tags, duration, points: 5 } as const;
  return { id, organizationId: "org_1", createdAt: 0, revision: 1, published: content };
}

const many = (count: number, tags: readonly string[], duration?: string): Task[] =>
  Array.from({ length: count }, (_, index) => task(`tsk_${tags.join("_")}_${index}`, tags, duration));

const idsOf = ({ sections }: ReturnType<typeof generateTest>): string[] =>
  sections.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId));

describe("a generated test", () => {
  test("is named after its skills, with a page for each and the time of its tasks", () => {
    const tasks = [task("tsk_go", ["Go"], "PT45M"), task("tsk_sql", ["SQL", "Data"], "PT90S")];
    expect(generateTest({ skills: ["SQL", "Go"] }, tasks, Math.random)).toEqual({
      name: "Generated: SQL, Go",
      skills: ["SQL", "Go"],
      durationInMinutes: 47,
      sections: [
        { name: "SQL", durationInMinutes: 2, tasks: [{ taskId: "tsk_sql", type: "ESSAY", points: 5 }] },
        { name: "Go", durationInMinutes: 45, tasks: [{ taskId: "tsk_go", type: "ESSAY", points: 5 }] },
      ],
    });
  });

  test("verifies only skills that some task needs", () => {
    const made = generateTest({ skills: ["Cobol", "Go", "Go"] }, [task("tsk_go", ["Go"])], Math.random);
    expect([made.name, made.skills]).toEqual(["Generated: Go", ["Go"]]);
  });

  test("has one page less if one task covers two skills", () => {
    const made = generateTest({ skills: ["Go", "SQL"] }, [task("tsk_both", ["SQL", "Go"])], Math.random);
    expect(made.sections.map(({ name }) => name)).toEqual(["Go"]);
    expect(made.skills).toEqual(["Go", "SQL"]);
  });

  test("has each task once, covers every skill, and keeps its limits", () => {
    const tasks = [...many(30, ["Go"], "PT7M"), ...many(30, ["SQL"], "PT20M"), ...many(2, ["Java", "Go"], "PT50M")];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const made = generateTest({ skills: ["Go", "SQL", "Java"] }, tasks, createSeededRandom(seed));
        expect(new Set(idsOf(made)).size).toBe(idsOf(made).length);
        expect(idsOf(made).length).toBeLessThanOrEqual(MOST_TASKS);
        expect(made.durationInMinutes).toBeLessThanOrEqual(MOST_MINUTES);
        for (const skill of ["Go", "SQL", "Java"]) expect(idsOf(made).join()).toContain(skill);
      }),
    );
  });

  test("adds no second task for a covered skill beyond the time limit", () => {
    const tasks = [task("tsk_both", ["Go", "SQL"], "PT60M"), task("tsk_sql", ["SQL"], "PT60M")];
    for (let seed = 0; seed < 10; seed++) {
      const made = generateTest({ skills: ["Go", "SQL"] }, tasks, createSeededRandom(seed));
      expect(idsOf(made)).toEqual(["tsk_both"]);
    }
  });

  test("prefers a long task to none", () => {
    expect(idsOf(generateTest({ skills: ["Go"] }, [task("tsk_long", ["Go"], "PT8H")], Math.random))).toEqual([
      "tsk_long",
    ]);
  });

  test("depends on the seed only", () => {
    const tasks = many(50, ["Go"]);
    const made = (seed: number) => idsOf(generateTest({ skills: ["Go"] }, tasks, createSeededRandom(seed)));
    expect(made(1)).toHaveLength(9);
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
  });

  test("assumes ten minutes without a duration", () => {
    expect(generateTest({ skills: ["Go"] }, [task("tsk_go", ["Go"], "soon")], Math.random).durationInMinutes).toBe(10);
  });
});

test.each([
  ["no task matches", ["Go"], []],
  ["no skill is asked for", [], [task("tsk_go", ["Go"])]],
  ["tasks are not published", ["Go"], [{ id: "tsk_1", organizationId: "org_1", createdAt: 0, revision: 0 }]],
])("fails when %s, with an error for generatorCriteria", (_, skills, tasks) => {
  const generate = () => generateTest({ skills, types: ["ESSAY"] }, tasks, Math.random);
  expect(generate).toThrow(InvalidValueError);
  expect(generate).toThrow(
    expect.objectContaining({
      problems: [
        {
          field: "generatorCriteria",
          value: JSON.stringify({ skills, types: ["ESSAY"] }),
          message: "must match at least one published task",
        },
      ],
    }),
  );
});
