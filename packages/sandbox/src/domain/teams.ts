import type { Instant } from "./time.ts";

export interface Team {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly parentTeamId?: string;
  readonly color?: string;
  /** Read-only for API clients. */
  readonly businessUnit: boolean;
  readonly supervisorId?: string;
  readonly customId?: string;
  readonly createdAt: Instant;
}

/** Writable team fields. Absent fields are removed. */
export type TeamContent = {
  readonly [Field in "name" | "parentTeamId" | "color" | "supervisorId" | "customId"]: Team[Field] | undefined;
} & { readonly name: string };

/** Creates a team; only the service sets `businessUnit`. */
export const newTeam = (content: TeamContent, organizationId: string, id: string, now: Instant): Team =>
  replaceTeam({ id, organizationId, name: content.name, businessUnit: false, createdAt: now }, content);

export const replaceTeam = (
  { id, organizationId, businessUnit, createdAt }: Team,
  { name, parentTeamId, color, supervisorId, customId }: TeamContent,
): Team => ({
  id,
  organizationId,
  name,
  ...(parentTeamId !== undefined && { parentTeamId }),
  ...(color !== undefined && { color }),
  businessUnit,
  ...(supervisorId !== undefined && { supervisorId }),
  ...(customId !== undefined && { customId }),
  createdAt,
});
