import type { CustomFields } from "./custom-fields.ts";
import type { TaskType } from "./tasks.ts";
import type { Instant } from "./time.ts";

/** A test that candidates are invited to; version V1 calls it an exam. Its sections never change. */
export interface Test {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** Nobody can be invited to a test that is not READY. */
  readonly state: "READY" | "DRAFT" | "ARCHIVED";
  /** Skills the test verifies. */
  readonly skills: readonly string[];
  readonly durationInMinutes: number;
  readonly sections: readonly TestSection[];
  /** Candidates are asked for financial expectations and notice period when they submit. */
  readonly asksForContractData: boolean;
  readonly customFields: CustomFields;
  readonly createdAt: Instant;
}

/** One page of a test. */
export interface TestSection {
  readonly name: string;
  readonly durationInMinutes: number;
  readonly tasks: readonly TestTask[];
}

/** A task as it counts in a test. */
export interface TestTask {
  readonly taskId: string;
  readonly type: TaskType;
  readonly points: number;
}

export function maxPointsOf({ sections }: Pick<Test, "sections">): number {
  let sum = 0;
  for (const { tasks } of sections) for (const { points } of tasks) sum += points;
  return sum;
}
