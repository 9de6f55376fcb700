import { NoDraftError, UnbuiltDraftError } from "./errors.ts";
import type { Instant } from "./time.ts";

export type TaskType =
  | "CHOICE"
  | "CODE_GAPS"
  | "CODE_REVIEW"
  | "DATABASE"
  | "DEVOPS"
  | "ESSAY"
  | "PROGRAMMING"
  | "TESTING"
  | "AI_INTERVIEW";

export const difficulties = ["EASY", "MEDIUM", "HARD"] as const;
export type Difficulty = (typeof difficulties)[number];

export interface Choice {
  readonly text: string;
  readonly correct: boolean;
}

export interface Gap {
  /** As the code writes it between double square brackets. */
  readonly name: string;
  readonly accepted: readonly string[];
  readonly caseSensitive: boolean;
}

export interface SourceFile {
  /** Path inside the package. */
  readonly filename: string;
  readonly text: string;
}

export const buildStatuses = ["SUCCESS", "FAILURE", "TEST_FAILURE", "INTERNAL_ERROR", "TIMEOUT"] as const;
export type BuildStatus = (typeof buildStatuses)[number];

/** Test class, test, result. */
export type TestResults = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Build {
  /** Null while the build is running. */
  readonly status: BuildStatus | null;
  readonly log?: string;
  readonly candidateTests?: TestResults;
  readonly verificationTests?: TestResults;
}

/** The content of a task, apart from its identity. */
export interface TaskContent {
  readonly type: TaskType;
  readonly title: string;
  readonly question: string;
  readonly difficulty: Difficulty;
  /** Skills the task needs. */
  readonly tags: readonly string[];
  /** ISO 8601 duration. */
  readonly duration: string;
  readonly points: number;
  /** CHOICE. */
  readonly choices?: readonly Choice[];
  /** CODE_GAPS: the code, each gap written as `[[name]]`. */
  readonly code?: string;
  /** CODE_GAPS: in the order of the code. */
  readonly gaps?: readonly Gap[];
  /** The expected answer, where an assessor judges; never for the eyes of candidates. */
  readonly expectedAnswer?: string;
  /** CODE_REVIEW: the files to comment on. */
  readonly files?: readonly SourceFile[];
  /** PROGRAMMING, DEVOPS and other tasks that are built. */
  readonly projectType?: string;
  readonly projectTypeVersion?: string;
  /** The uploaded source code. */
  readonly packageId?: string;
  readonly build?: Build;
}

/** A task with its published content, its unpublished changes, or both. */
export interface Task {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Instant;
  readonly published?: TaskContent;
  /** Number of the published content, from 1; a taken test keeps the one it was started with. */
  readonly revision: number;
  readonly draft?: TaskContent;
}

/** Published content, kept for the tests that were started with it. */
export interface TaskRevision {
  /** `tsk_….3` */
  readonly id: string;
  readonly organizationId: string;
  readonly content: TaskContent;
}

export const revisionId = (taskId: string, revision: number): string => `${taskId}.${revision}`;

/** Whether tasks of a type have source code, which is built. */
export const isBuilt = (type: TaskType): boolean => type === "PROGRAMMING" || type === "DEVOPS";

/** The content that is read, and that a change starts from: the unpublished changes where there are any. */
export function currentContent({ id, draft, published }: Task): TaskContent {
  const content = draft ?? published;
  if (content === undefined) throw new Error(`the task ${id} has no content`);
  return content;
}

/** `CHANGED`: published, with changes that are not. */
export type TaskState = "DRAFT" | "PUBLISHED" | "CHANGED";

export function taskState({ draft, published }: Task): TaskState {
  if (published === undefined) return "DRAFT";
  return draft === undefined ? "PUBLISHED" : "CHANGED";
}

/** A task that is published from the start, and the revision to be stored with it. */
export function publishedTask(
  content: TaskContent,
  { id, organizationId, createdAt }: Pick<Task, "id" | "organizationId" | "createdAt">,
): { task: Task; revision: TaskRevision } {
  return publish({ id, organizationId, createdAt, revision: 0, draft: content });
}

/**
 * The draft becomes the published content, as a new revision; both are to be stored.
 * @throws NoDraftError, UnbuiltDraftError while it is not built with success
 */
export function publish({ draft, ...task }: Task): { task: Task; revision: TaskRevision } {
  if (draft === undefined) throw new NoDraftError(task.id);
  if (draft.build !== undefined && draft.build.status !== "SUCCESS")
    throw new UnbuiltDraftError(task.id, draft.build.status);
  const revision = task.revision + 1;
  return {
    task: { ...task, revision, published: draft },
    revision: { id: revisionId(task.id, revision), organizationId: task.organizationId, content: draft },
  };
}

/**
 * Whether the sandbox scores an answer by itself. It runs nobody's code and judges no prose, so everything but choices and gaps
 * waits for an assessor.
 */
export const isAssessedAutomatically = (type: TaskType): boolean => type === "CHOICE" || type === "CODE_GAPS";
