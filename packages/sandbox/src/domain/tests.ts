import type { CustomFields } from "./custom-fields.ts";
import type { TaskType } from "./tasks.ts";
import type { Instant } from "./time.ts";

export interface Test {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** Only READY tests accept invitations. */
  readonly state: "READY" | "DRAFT" | "ARCHIVED";
  readonly skills: readonly string[];
  readonly durationInMinutes: number;
  readonly sections: readonly TestSection[];
  /** Whether submission asks for financial expectations and notice period. */
  readonly asksForContractData: boolean;
  readonly customFields: CustomFields;
  readonly createdAt: Instant;
}

export interface TestSection {
  readonly name: string;
  readonly durationInMinutes: number;
  readonly tasks: readonly TestTask[];
}

export interface TestTask {
  readonly taskId: string;
  readonly type: TaskType;
  readonly points: number;
}
