import type { CustomFields } from "./custom-fields.ts";
import type { Instant } from "./time.ts";

export type RatingType = "SELF" | "SUPERVISOR" | "VENDOR" | "DESIRED";

/** A rating of a person's skill. */
export interface Rating {
  readonly type: RatingType;
  /** Absent where it was skipped, or not given yet. */
  readonly ratedOn?: Instant;
  /** From 0 to 100; null where it was skipped, absent where it was asked for and not given yet. */
  readonly value?: number | null;
  /** A person; absent where nobody in particular did, or is gone. */
  readonly ratedBy?: string;
}

/** A skill of a person, with at most one rating of each type. */
export interface PersonSkill {
  /** See `personSkillId`. */
  readonly id: string;
  readonly organizationId: string;
  readonly personId: string;
  readonly skillId: string;
  /** Meaning of the skill for the person's position. */
  readonly type: "CORE" | "OPTIONAL" | "ADDITIONAL";
  readonly wantToLearn: boolean;
  readonly ratings: readonly Rating[];
  readonly customFields: CustomFields;
}

export const personSkillId = (personId: string, skillId: string): string => `${personId}.${skillId}`;
