import type { Instant } from "./time.ts";

/** A family of job positions, such as those of software engineering. */
export interface PositionFamily {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
}

/** A level of seniority that a job position can have; they are created from the lowest to the highest. */
export interface SeniorityLevel {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
}

export interface JobPosition {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly description?: string;
  /** No person can hold it. */
  readonly abstract: boolean;
  /** From 0 to 100, for skillsets without a level of their own. */
  readonly defaultMasteryLevel?: number;
  /** Job positions from which people move into this one. */
  readonly feederIds: readonly string[];
  /** By language tag. */
  readonly translations: Readonly<Record<string, { readonly name: string; readonly description?: string }>>;
  readonly skillsets: readonly { readonly skillsetId: string; readonly masteryLevel?: number }[];
  readonly familyId?: string;
  readonly seniorityId?: string;
  readonly createdAt: Instant;
}

export interface NewJobPosition {
  readonly name: string;
  readonly description?: string | undefined;
  readonly abstract?: boolean | undefined;
  readonly defaultMasteryLevel?: number | undefined;
  readonly familyId?: string | undefined;
  readonly seniorityId?: string | undefined;
  readonly skillsets?: JobPosition["skillsets"] | undefined;
  readonly feederIds?: readonly string[] | undefined;
}

export function newJobPosition(given: NewJobPosition, organizationId: string, id: string, now: Instant): JobPosition {
  const { name, description, abstract = false, defaultMasteryLevel, familyId, seniorityId } = given;
  return {
    id,
    organizationId,
    name,
    ...(description !== undefined && { description }),
    abstract,
    ...(defaultMasteryLevel !== undefined && { defaultMasteryLevel }),
    feederIds: given.feederIds ?? [],
    translations: {},
    skillsets: given.skillsets ?? [],
    ...(familyId !== undefined && { familyId }),
    ...(seniorityId !== undefined && { seniorityId }),
    createdAt: now,
  };
}
