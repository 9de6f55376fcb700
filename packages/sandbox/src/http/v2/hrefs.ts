import { api, type Link } from "@assessment-api/v2/server";

/** Addresses of the resources of V2, for links, Location and events; `origin` is where the sandbox is. */
export const candidateHref = (origin: string, id: string): string => `${origin}${api.basePath}/candidates/${id}`;

export const assessmentHref = (origin: string, candidateId: string, id: string): string =>
  `${origin}${api.basePath}/candidates/${candidateId}/assessments/${id}`;

export const invitationHref = (origin: string, id: string): string => `${origin}${api.basePath}/invitations/${id}`;

export const testHref = (origin: string, id: string): string => `${origin}${api.basePath}/tests/${id}`;

/** V2 has no operation for one predefined test, so the address is the list, searched for its name. */
export const predefinedTestHref = (origin: string, name: string): string =>
  `${origin}${api.basePath}/predefined-tests?query=${encodeURIComponent(name)}`;

export const link = (href: string): Link => ({ href });
