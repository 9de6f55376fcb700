import { describe, expect, test } from "vitest";
import { NoDraftError, UnbuiltDraftError } from "./errors.ts";
import { currentContent, publish, publishedTask, type TaskContent } from "./tasks.ts";

const content: TaskContent = {
  type: "PROGRAMMING",
  title: "Rate limiter",
  question: "Write one.",
  difficulty: "HARD",
  tags: ["Go"],
  duration: "PT60M",
  points: 20,
};
const identity = { id: "tsk_1", organizationId: "org_1", createdAt: 7 };

describe("publish", () => {
  test("makes the draft the next revision", () => {
    const { task } = publishedTask(content, identity);
    const draft = { ...content, title: "Better", build: { status: "SUCCESS" as const } };
    expect(publish({ ...task, draft })).toEqual({
      task: { ...identity, revision: 2, published: draft },
      revision: { id: "tsk_1.2", organizationId: "org_1", content: draft },
    });
  });

  test("refuses a task without a draft", () => {
    expect(() => publish(publishedTask(content, identity).task)).toThrow(NoDraftError);
  });

  test.each([null, "FAILURE", "TEST_FAILURE", "INTERNAL_ERROR", "TIMEOUT"] as const)(
    "refuses a draft whose build gave %s",
    (status) => {
      const task = { ...identity, revision: 0, draft: { ...content, build: { status } } };
      expect(() => publish(task)).toThrow(UnbuiltDraftError);
      expect(() => publish(task)).toThrow(status ?? "not finished");
    },
  );
});

test("publishedTask returns a task with its first revision", () => {
  expect(publishedTask(content, identity)).toEqual({
    task: { ...identity, revision: 1, published: content },
    revision: { id: "tsk_1.1", organizationId: "org_1", content },
  });
});

test("currentContent is the draft, if any", () => {
  const { task } = publishedTask(content, identity);
  const draft = { ...content, title: "Better" };
  expect(currentContent(task)).toBe(content);
  expect(currentContent({ ...task, draft })).toBe(draft);
});
