import type { TestSection } from "./tests.ts";

export type SeniorityLevel = "JUNIOR" | "MIDDLE" | "SENIOR";

/** A ready-made test, from which an organization creates tests of its own. */
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
