import { publishedTask, type TaskContent } from "../../src/domain/tasks.ts";
import type { Test } from "../../src/domain/tests.ts";
import type { Found } from "../../src/service/assessments.ts";
import { invite, type NewAssessment } from "../../src/service/candidates.ts";
import type { World } from "../../src/service/world.ts";

export const sampleSections: Readonly<Record<string, readonly TaskContent[]>> = {
  "What you know": [
    task("CHOICE", "Which of these are HTTP methods?", {
      choices: [
        { text: "FETCH", correct: false },
        { text: "PATCH", correct: true },
        { text: "OPTIONS", correct: true },
      ],
    }),
    task("CODE_GAPS", "Complete the function", {
      question: "Fill in what is missing, so that the function returns the sum.",
      code: "func sum(numbers []int) [[type]] {\n\ttotal := 0\n\tfor _, n := [[loop]] numbers {\n\t\ttotal += n\n\t}\n\treturn total\n}",
      gaps: [
        { name: "type", accepted: ["int"], caseSensitive: true },
        { name: "loop", accepted: ["range"], caseSensitive: true },
      ],
    }),
    task("ESSAY", "When would you not use a cache?"),
  ],
  "What you build": [
    task("PROGRAMMING", "A rate limiter", { projectType: "GOLANG", projectTypeVersion: "1.24" }),
    task("DATABASE", "Revenue per month"),
    task("DEVOPS", "A container image"),
    task("TESTING", "Test the basket"),
  ],
  "What you see": [
    task("CODE_REVIEW", "Review this change", {
      files: [
        { filename: "src/basket.ts", text: "export function total(items) {\n  var sum = 0;\n  return sum;\n}\n" },
        { filename: "README.md", text: "# Basket" },
      ],
    }),
    task("AI_INTERVIEW", "Tell us about your last project"),
  ],
};

function task(type: TaskContent["type"], title: string, more: Partial<TaskContent> = {}): TaskContent {
  const question = `${title}\n\nExplain in your own words.`;
  return { type, title, question, difficulty: "MEDIUM", tags: ["Go"], duration: "PT10M", points: 10, ...more };
}

export function changeTexts<Value>(value: Value, changed: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, one) =>
    typeof one === "string" && key !== "type" && key !== "difficulty" ? changed(one) : one,
  );
}

export interface Sample {
  readonly sections?: Readonly<Record<string, readonly TaskContent[]>>;
  readonly name?: string;
  readonly asksForContractData?: boolean;
  readonly skills?: readonly string[];
}

/** Default: all task types in three sections. */
export async function storeSampleTest(
  { store, newId, clocks }: World,
  organizationId: string,
  {
    sections = sampleSections,
    name = "Backend developer",
    asksForContractData = false,
    skills = ["Go", "Reviewing"],
  }: Sample = {},
): Promise<Test> {
  return store.transact(async (tx) => {
    const createdAt = clocks.of(organizationId).now();
    const stored: Test["sections"][number][] = [];
    for (const [title, contents] of Object.entries(sections)) {
      const tasks: { taskId: string; type: TaskContent["type"]; points: number }[] = [];
      for (const content of contents) {
        const { task, revision } = publishedTask(content, { id: newId("tsk"), organizationId, createdAt });
        await tx.tasks.put(task);
        await tx.taskRevisions.put(revision);
        tasks.push({ taskId: task.id, type: content.type, points: content.points });
      }
      stored.push({ name: title, durationInMinutes: 20, tasks });
    }
    const test: Test = {
      id: newId("tst"),
      organizationId,
      name,
      state: "READY",
      skills,
      durationInMinutes: 60,
      sections: stored,
      asksForContractData,
      customFields: {},
      createdAt,
    };
    await tx.tests.put(test);
    return test;
  });
}

/**
 * Invites Ada Lovelace to a test.
 * @param changed transforms her texts
 */
export const inviteAda = (
  world: World,
  { organizationId, id }: Test,
  more: Partial<NewAssessment> = {},
  changed: (text: string) => string = (text) => text,
): Promise<Found> =>
  invite(
    world,
    organizationId,
    {
      email: "ada@example.com",
      firstName: changed("Ada"),
      lastName: changed("Lovelace"),
      tags: ["backend", "remote"].map(changed),
    },
    { testId: id, ...more },
  );
