import type { Link } from "@assessment-api/v2/server";

/** Addresses of the resources of V2, for links, Location and events; `origin` is where the sandbox is. */
export const candidateHref = (origin: string, id: string): string => `${origin}/v2/candidates/${id}`;

export const assessmentHref = (origin: string, candidateId: string, id: string): string =>
  `${origin}/v2/candidates/${candidateId}/assessments/${id}`;

export const invitationHref = (origin: string, id: string): string => `${origin}/v2/invitations/${id}`;

export const testHref = (origin: string, id: string): string => `${origin}/v2/tests/${id}`;

/** Nothing reads one predefined test, so that the list is searched for its name. */
export const predefinedTestHref = (origin: string, name: string): string =>
  `${origin}/v2/predefined-tests?query=${encodeURIComponent(name)}`;

export const link = (href: string): Link => ({ href });
