import type { Instant } from "./time.ts";

/** A team of the organization; teams form a tree. */
export interface Team {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly parentTeamId?: string;
  readonly color?: string;
  /** Set by the service alone. */
  readonly businessUnit: boolean;
  /** A person. */
  readonly supervisorId?: string;
  readonly customId?: string;
  readonly createdAt: Instant;
}
