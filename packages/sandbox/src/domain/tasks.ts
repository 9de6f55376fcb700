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
  readonly name: string;
  readonly accepted: readonly string[];
  readonly caseSensitive: boolean;
}

export interface SourceFile {
  readonly filename: string;
  readonly text: string;
}

export const buildStatuses = ["SUCCESS", "FAILURE", "TEST_FAILURE", "INTERNAL_ERROR", "TIMEOUT"] as const;
export type BuildStatus = (typeof buildStatuses)[number];

export type TestResults = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Build {
  /** Null during the build. */
  readonly status: BuildStatus | null;
  readonly log?: string;
  readonly candidateTests?: TestResults;
  readonly verificationTests?: TestResults;
}

export interface TaskContent {
  readonly type: TaskType;
  readonly title: string;
  readonly question: string;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly duration: string;
  readonly points: number;
  /** CHOICE. */
  readonly choices?: readonly Choice[];
  readonly code?: string;
  readonly gaps?: readonly Gap[];
  /** Sample answer for assessors; hidden from candidates. */
  readonly expectedAnswer?: string;
  /** CODE_REVIEW: files under review. */
  readonly files?: readonly SourceFile[];
  /** PROGRAMMING, DEVOPS and other built tasks. */
  readonly projectType?: string;
  readonly projectTypeVersion?: string;
  readonly packageId?: string;
  readonly build?: Build;
}

export interface Task {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Instant;
  readonly published?: TaskContent;
  /** Increases with each publication. A started test keeps the revision of its start. */
  readonly revision: number;
  readonly draft?: TaskContent;
}

/** Published content, kept for started tests. */
export interface TaskRevision {
  readonly id: string;
  readonly organizationId: string;
  readonly content: TaskContent;
}

export const revisionId = (taskId: string, revision: number): string => `${taskId}.${revision}`;

export const isBuilt = (type: TaskType): boolean => type === "PROGRAMMING" || type === "DEVOPS";

export function currentContent({ id, draft, published }: Task): TaskContent {
  const content = draft ?? published;
  if (content === undefined) throw new Error(`the task ${id} has no content`);
  return content;
}

type TaskState = "DRAFT" | "PUBLISHED" | "CHANGED";

export function taskState({ draft, published }: Task): TaskState {
  if (published === undefined) return "DRAFT";
  return draft === undefined ? "PUBLISHED" : "CHANGED";
}

/** Creates a published task. The caller must store task and revision. */
export function publishedTask(
  content: TaskContent,
  { id, organizationId, createdAt }: Pick<Task, "id" | "organizationId" | "createdAt">,
): { task: Task; revision: TaskRevision } {
  return publish({ id, organizationId, createdAt, revision: 0, draft: content });
}

/**
 * Publishes a draft. The caller must store task and revision.
 * @throws NoDraftError, UnbuiltDraftError before a successful build
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

/** The sandbox neither runs code nor grades prose. */
export const isAssessedAutomatically = (type: TaskType): boolean => type === "CHOICE" || type === "CODE_GAPS";
