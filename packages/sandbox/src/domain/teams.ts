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

/** Members of a team that callers set. A team does not have the absent ones. */
export type TeamContent = {
  readonly [Field in "name" | "parentTeamId" | "color" | "supervisorId" | "customId"]: Team[Field] | undefined;
} & { readonly name: string };

/** A team is no business unit until the service makes it one. */
export const newTeam = (content: TeamContent, organizationId: string, id: string, now: Instant): Team =>
  replaceTeam({ id, organizationId, name: content.name, businessUnit: false, createdAt: now }, content);

/** The team with other content. */
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
