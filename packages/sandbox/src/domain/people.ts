import type { PersonCertificate } from "./certificates.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Instant } from "./time.ts";

/** The steps of an onboarding, in the order in which they are taken. */
export const onboardingStatuses = [
  "NEW",
  "STARTED",
  "PERSONAL_DETAILS_FILLED",
  "RATE_REQUESTED_SKILLS",
  "RATE_ADDITIONAL_SKILLS",
  "WAITING_FOR_REQUESTED_RATINGS",
  "COMPLETED",
] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly completed: boolean;
  readonly skillId?: string;
  readonly dueAt?: Instant;
}

/** Something that happened with a person. It names others by their ids alone, so that nothing is left of them when they are deleted. */
export interface TimelineEntry {
  readonly type: "INVITED" | "TEAMS_CHANGED" | "JOB_POSITION_CHANGED" | "SKILL_RATED" | "ONBOARDING_COMPLETED";
  readonly at: Instant;
  /** Of SKILL_RATED. */
  readonly rating?: { readonly skillId: string; readonly ratedBy?: string; readonly value: number | null };
}

/** Somebody who works for the organization. */
export interface Person {
  readonly id: string;
  readonly organizationId: string;
  /** Unique in the organization, regardless of case. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly customId?: string;
  readonly jobPositionId?: string;
  readonly additionalJobPositionIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly onboarding: { readonly status: OnboardingStatus; readonly finishedAt?: Instant };
  /** Whether the person can sign in. */
  readonly accountEnabled: boolean;
  /** Roles in the whole organization; those in teams follow from the teams. */
  readonly roles: readonly string[];
  readonly tags: readonly string[];
  readonly customFields: CustomFields;
  readonly goals: readonly Goal[];
  /** By the name of the plugin. */
  readonly pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  readonly certificates: readonly PersonCertificate[];
  readonly createdAt: Instant;
}
