import type { Instant } from "./time.ts";

export interface PositionFamily {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
}

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
  /** Cannot be assigned to people. */
  readonly abstract: boolean;
  /** Default level for skillsets, 0 to 100. */
  readonly defaultMasteryLevel?: number;
  readonly feederIds: readonly string[];
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
