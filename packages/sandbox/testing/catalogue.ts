import { publishedTask, type TaskContent } from "../src/domain/tasks.ts";
import type { Test, TestTask } from "../src/domain/tests.ts";
import type { World } from "../src/service/world.ts";

export const CHOICE: TaskContent = {
  type: "CHOICE",
  title: "Pick the right index",
  question: "Which indexes help?",
  difficulty: "EASY",
  tags: ["SQL"],
  duration: "PT10M",
  points: 8,
  choices: [
    { text: "customer_id, created_at", correct: true },
    { text: "created_at", correct: false },
  ],
};

export const GAPS: TaskContent = {
  type: "CODE_GAPS",
  title: "Complete the join",
  question: "Fill the gap.",
  difficulty: "MEDIUM",
  tags: ["SQL"],
  duration: "PT5M",
  points: 2,
  code: "SELECT * FROM a [[kind]] JOIN b",
  gaps: [{ name: "kind", accepted: ["LEFT"], caseSensitive: false }],
};

export const ESSAY: TaskContent = {
  type: "ESSAY",
  title: "Explain a deadlock",
  question: "What is it?",
  expectedAnswer: "A circle of locks that wait for each other.",
  difficulty: "MEDIUM",
  tags: ["Go"],
  duration: "PT20M",
  points: 12,
};

export const PROGRAM: TaskContent = {
  type: "PROGRAMMING",
  title: "Rate limiter",
  question: "Write one.",
  difficulty: "HARD",
  tags: ["Go"],
  duration: "PT60M",
  points: 20,
  projectType: "go",
  projectTypeVersion: "1.26",
  build: { status: "SUCCESS" },
};

export interface Catalogue {
  /** One section of 15 minutes with a choice and gaps, scored automatically: 10 points. */
  readonly automatic: Test;
  /** Two sections with a choice, an essay and a program: 40 points in 90 minutes, with contract data. */
  readonly manual: Test;
  readonly draft: Test;
}

export async function plantCatalogue({ store, newId, clocks }: World, organizationId: string): Promise<Catalogue> {
  const createdAt = clocks.of(organizationId).now();
  return store.transact(async (tx) => {
    const plantTask = async (content: TaskContent): Promise<TestTask> => {
      const { task, revision } = publishedTask(content, { id: newId("tsk"), organizationId, createdAt });
      await tx.tasks.put(task);
      await tx.taskRevisions.put(revision);
      return { taskId: task.id, type: content.type, points: content.points };
    };
    const plantTest = async (given: Pick<Test, "name" | "skills" | "sections"> & Partial<Test>): Promise<Test> => {
      const durationInMinutes = given.sections.reduce((sum, one) => sum + one.durationInMinutes, 0);
      const defaults = { state: "READY", asksForContractData: false, customFields: {}, createdAt } as const;
      const test: Test = { id: newId("tst"), organizationId, durationInMinutes, ...defaults, ...given };
      await tx.tests.put(test);
      return test;
    };
    const choice = await plantTask(CHOICE);
    const gaps = await plantTask(GAPS);
    const essay = await plantTask(ESSAY);
    const program = await plantTask(PROGRAM);
    return {
      automatic: await plantTest({
        name: "SQL Basics",
        skills: ["SQL"],
        sections: [{ name: "Queries", durationInMinutes: 15, tasks: [choice, gaps] }],
      }),
      manual: await plantTest({
        name: "Backend Developer: Go and SQL",
        // No task covers Docker.
        skills: ["Go", "SQL", "Docker"],
        sections: [
          { name: "Warm-up", durationInMinutes: 10, tasks: [choice] },
          { name: "Build", durationInMinutes: 80, tasks: [essay, program] },
        ],
        asksForContractData: true,
      }),
      draft: await plantTest({ name: "Unfinished", skills: ["Java"], sections: [], state: "DRAFT" }),
    };
  });
}

export async function plantPredefinedTest({ store }: World, organizationId: string): Promise<void> {
  await store.transact((tx) =>
    tx.predefinedTests.put({
      id: "pre_1",
      organizationId,
      name: "Go Developer, senior",
      description: "Services in Go",
      durationInMinutes: 75,
      skills: ["Go"],
      seniorityLevel: "SENIOR",
      sections: [],
    }),
  );
}
