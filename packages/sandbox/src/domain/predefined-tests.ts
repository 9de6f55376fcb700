import type { TestSection } from "./tests.ts";

export type SeniorityLevel = "JUNIOR" | "MIDDLE" | "SENIOR";

export interface PredefinedTest {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description: string;
  readonly durationInMinutes: number;
  readonly skills: readonly string[];
  readonly seniorityLevel: SeniorityLevel;
  readonly sections: readonly TestSection[];
}
