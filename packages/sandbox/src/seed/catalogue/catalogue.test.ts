import { readFileSync } from "node:fs";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { automaticScore, isBlank } from "../../domain/answers.ts";
import { maxPointsOf } from "../../domain/assessments.ts";
import { currentContent, isAssessedAutomatically, type TaskType } from "../../domain/tasks.ts";
import { minutesOf } from "../../domain/time.ts";
import { catalogueOf } from "./catalogue.ts";

const { tests, predefinedTests, ...catalogue } = await catalogueOf("org_1", Date.UTC(2026, 2, 2));
const tasks = catalogue.tasks.map((task) => ({
  ...currentContent(task),
  id: task.id,
  isDraft: task.draft !== undefined,
  samples: catalogue.sampleAnswers.get(task.id),
}));
const tasksById = new Map(tasks.map((task) => [task.id, task]));
const answer = {
  id: "ans_1",
  taskId: "tsk_1",
  revision: 1,
  title: "",
  difficulty: "EASY",
  skills: [],
  maxPoints: 10,
} as const;

test("documentation and control API agree on the number of unusable tests", () => {
  const unusable = tests.filter(({ state }) => state !== "READY");
  const said = `${["no", "one", "two", "three"][unusable.length]} tests that cannot be used`;
  expect(control.components.schemas.Seed.description).toContain(said);
  expect(readFileSync(new URL("../../../../../docs/sandbox-data.md", import.meta.url), "utf8")).toContain(said);
});

describe("the catalogue", () => {
  test("has published tasks of every type and difficulty", () => {
    const published = tasks.filter(({ isDraft }) => !isDraft);
    const types: Record<TaskType, true> = {
      CHOICE: true,
      CODE_GAPS: true,
      CODE_REVIEW: true,
      DATABASE: true,
      DEVOPS: true,
      ESSAY: true,
      PROGRAMMING: true,
      TESTING: true,
      AI_INTERVIEW: true,
    };
    expect(new Set(published.map(({ type }) => type))).toEqual(new Set(Object.keys(types)));
    expect(new Set(published.map(({ difficulty }) => difficulty))).toEqual(new Set(["EASY", "MEDIUM", "HARD"]));
  });

  test("has drafts without source code", () => {
    const drafts = tasks.filter(({ isDraft, type }) => isDraft && (type === "PROGRAMMING" || type === "DEVOPS"));
    expect(drafts.map(({ id }) => id)).toEqual(["tsk_go_worker_pool", "tsk_devops_state"]);
  });

  test("has tests that need no assessor, some that do, one that asks for contract data, and two that cannot be used", () => {
    const automatic = tests.filter(({ sections }) =>
      sections.every((section) => section.tasks.every(({ type }) => isAssessedAutomatically(type))),
    );
    expect(automatic.map(({ id }) => id)).toEqual(["tst_sql_basics", "tst_programming_fundamentals"]);
    expect(tests.filter(({ asksForContractData }) => asksForContractData).length).toBeGreaterThan(0);
    expect(tests.map(({ state }) => state).filter((state) => state !== "READY")).toEqual(["DRAFT", "ARCHIVED"]);
  });

  test("has predefined tests of every seniority level", () => {
    expect(new Set(predefinedTests.map(({ seniorityLevel }) => seniorityLevel))).toEqual(
      new Set(["JUNIOR", "MIDDLE", "SENIOR"]),
    );
  });

  test("has no identifier twice", () => {
    const ids = [tasks, tests, predefinedTests].flatMap((entities) => entities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(tasks.map((task) => [task.id, task] as const))("%s", (_, task) => {
  test("has a title, a question, skills, points and a duration", () => {
    expect([task.title, task.question].every((one) => one.trim() === one && one.length > 0)).toBe(true);
    expect(task.tags.length).toBeGreaterThan(0);
    expect(task.points).toBeGreaterThan(0);
    expect(minutesOf(task.duration)).toBeGreaterThan(0);
  });
});

describe.each(tasks.filter(({ type }) => type === "CHOICE").map((task) => [task.id, task] as const))(
  "%s",
  (_, task) => {
    const choices = task.choices ?? [];

    test("has different choices, some right and some wrong", () => {
      expect(new Set(choices.map((choice) => choice.text)).size).toBe(choices.length);
      expect(new Set(choices.map(({ correct }) => correct)).size).toBe(2);
    });

    test("has choices in the order of their texts, which does not reveal the right ones", () => {
      const texts = choices.map((choice) => choice.text);
      expect(texts).toEqual(texts.toSorted());
    });

    test("gives all points for the right choices", () => {
      const value = { choices: choices.filter(({ correct }) => correct).map((choice) => choice.text) };
      expect(automaticScore({ ...answer, type: "CHOICE", value }, task)).toBe(10);
    });
  },
);

describe.each(tasks.filter(({ type }) => type === "CODE_GAPS").map((task) => [task.id, task] as const))(
  "%s",
  (_, task) => {
    const gaps = task.gaps ?? [];

    test("has the gaps of its code, in their order", () => {
      expect([...(task.code ?? "").matchAll(/\[\[(\w+)\]\]/g)].map(([, name]) => name)).toEqual(
        gaps.map(({ name }) => name),
      );
    });

    test("gives all points for the usual entries", () => {
      const value = { gaps: gaps.map(({ accepted: [usual = ""] }) => usual) };
      expect(automaticScore({ ...answer, type: "CODE_GAPS", value }, task)).toBe(10);
    });
  },
);

const judged = tasks.filter(({ type, isDraft }) => !isAssessedAutomatically(type) && !isDraft);
describe.each(judged.map((task) => [task.id, task] as const))("%s", (_, task) => {
  test("has a strong and a weak answer", () => {
    expect([task.samples?.strong, task.samples?.weak].map((value) => value === undefined || isBlank(value))).toEqual([
      false,
      false,
    ]);
  });

  test("has comments on existing lines, with content", () => {
    for (const comment of [task.samples?.strong, task.samples?.weak].flatMap((value) => value?.comments ?? [])) {
      const lines = task.files?.find(({ filename }) => filename === comment.filename)?.text.split("\n") ?? [];
      const commented = lines.slice(comment.startLine - 1, comment.endLine);
      expect(commented).toHaveLength(comment.endLine - comment.startLine + 1);
      expect(commented.every((line) => line.trim() !== "")).toBe(true);
    }
  });

  test("has files to review, or a project, by its type", () => {
    expect(task.files !== undefined).toBe(task.type === "CODE_REVIEW");
    expect(task.projectType !== undefined).toBe(task.type === "PROGRAMMING" || task.type === "DEVOPS");
    expect(task.build?.status).toBe(task.projectType === undefined ? undefined : "SUCCESS");
  });
});

describe.each([...tests, ...predefinedTests].map((one) => [one.id, one] as const))(
  "%s",
  (_, { sections, skills, durationInMinutes }) => {
    const used = sections.flatMap((section) => section.tasks.map(({ taskId }) => tasksById.get(taskId)));

    test("has published tasks, each once", () => {
      expect(used.length).toBeGreaterThan(0);
      expect(used.every((task) => task !== undefined && !task.isDraft)).toBe(true);
      expect(new Set(used).size).toBe(used.length);
    });

    test("has skills that its tasks need", () => {
      for (const skill of skills) expect(used.some((task) => task?.tags.includes(skill))).toBe(true);
    });

    test("takes as long as its tasks, and gives their points", () => {
      expect(durationInMinutes).toBe(used.reduce((sum, task) => sum + (minutesOf(task?.duration ?? "") ?? 0), 0));
      expect(maxPointsOf({ sections })).toBe(used.reduce((sum, task) => sum + (task?.points ?? 0), 0));
    });
  },
);
