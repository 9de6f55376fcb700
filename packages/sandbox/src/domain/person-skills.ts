import type { CustomFields } from "./custom-fields.ts";
import type { Instant } from "./time.ts";

export type RatingType = "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";

export interface Rating {
  readonly type: RatingType;
  readonly ratedOn?: Instant;
  readonly value?: number | null;
  readonly ratedBy?: string;
}

/** A person's skill, with at most one rating per type. */
export interface PersonSkill {
  readonly id: string;
  readonly organizationId: string;
  readonly personId: string;
  readonly skillId: string;
  /** Importance of the skill for the person's job position. */
  readonly type: "CORE" | "OPTIONAL" | "ADDITIONAL";
  readonly wantToLearn: boolean;
  readonly ratings: readonly Rating[];
  readonly customFields: CustomFields;
}

export const personSkillId = (personId: string, skillId: string): string => `${personId}.${skillId}`;
