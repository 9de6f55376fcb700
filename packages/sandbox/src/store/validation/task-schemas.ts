import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import {
  type Build,
  buildStatuses,
  type Choice,
  difficulties,
  type Gap,
  type SourceFile,
  type Task,
  type TaskContent,
  type TaskRevision,
  type TaskType,
} from "../../domain/tasks.ts";
import type { Test, TestSection, TestTask } from "../../domain/tests.ts";
import {
  amount,
  bool,
  count,
  customFields,
  id,
  instant,
  list,
  matching,
  name,
  names,
  nullable,
  object,
  oneOf,
  organizationId,
  record,
  type Schema,
  text,
} from "./schema.ts";

export const taskType: Schema<TaskType> = oneOf(
  "CHOICE",
  "CODE_GAPS",
  "CODE_REVIEW",
  "DATABASE",
  "DEVOPS",
  "ESSAY",
  "PROGRAMMING",
  "TESTING",
  "AI_INTERVIEW",
);
export const difficulty = oneOf(...difficulties);
const testResults = record(record(text));

export const taskContent = object<TaskContent>(
  { type: taskType, title: name, question: text, difficulty, tags: names, duration: name, points: amount },
  {
    choices: list(object<Choice>({ text, correct: bool })),
    code: text,
    gaps: list(object<Gap>({ name, accepted: list(text), caseSensitive: bool })),
    expectedAnswer: text,
    files: list(object<SourceFile>({ filename: name, text })),
    projectType: name,
    projectTypeVersion: name,
    packageId: id("pkg"),
    build: object<Build>(
      { status: nullable(oneOf(...buildStatuses)) },
      { log: text, candidateTests: testResults, verificationTests: testResults },
    ),
  },
);

/** Ajv compiles the content once, not at each place. */
const content: Schema<TaskContent> = { $ref: "taskContent" };

export const tasks = object<Task>(
  { id: id("tsk"), organizationId, createdAt: instant, revision: count },
  { published: content, draft: content },
);

export const taskRevisions = object<TaskRevision>({
  id: matching("^tsk_\\w{1,100}\\.[1-9]\\d{0,8}$"),
  organizationId,
  content,
});

const sections = list(
  object<TestSection>({
    name,
    durationInMinutes: count,
    tasks: list(object<TestTask>({ taskId: id("tsk"), type: taskType, points: amount })),
  }),
);

export const tests = object<Test>({
  id: id("tst"),
  organizationId,
  name,
  state: oneOf("READY", "DRAFT", "ARCHIVED"),
  skills: names,
  durationInMinutes: count,
  sections,
  asksForContractData: bool,
  customFields,
  createdAt: instant,
});

export const predefinedTests = object<PredefinedTest>({
  id: id("pre"),
  organizationId,
  name,
  description: text,
  durationInMinutes: count,
  skills: names,
  seniorityLevel: oneOf("JUNIOR", "MIDDLE", "SENIOR"),
  sections,
});
