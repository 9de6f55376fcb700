import { api, type Link } from "@assessment-api/v2/server";

/** V2 resource URLs for links, Location and events; `origin` is the sandbox's. */
export const candidateHref = (origin: string, id: string): string => `${origin}${api.basePath}/candidates/${id}`;

export const assessmentHref = (origin: string, candidateId: string, id: string): string =>
  `${origin}${api.basePath}/candidates/${candidateId}/assessments/${id}`;

export const invitationHref = (origin: string, id: string): string => `${origin}${api.basePath}/invitations/${id}`;

export const testHref = (origin: string, id: string): string => `${origin}${api.basePath}/tests/${id}`;

/** @returns the list, because V2 has no operation for one predefined test */
export const predefinedTestHref = (origin: string, name: string): string =>
  `${origin}${api.basePath}/predefined-tests?query=${encodeURIComponent(name)}`;

export const boostHref = (origin: string, list: "skills" | "skillFolders", id: string): string =>
  `${origin}${api.basePath}/boost/${list}/${id}`;

/** URL of the first page of a list in the skills area, with filters. */
export function boostListHref(
  origin: string,
  list: string,
  filter: Readonly<Record<string, string | boolean | undefined>> = {},
): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  const query = new URLSearchParams(given).toString();
  return `${origin}${api.basePath}/boost/${list}${query && `?${query}`}`;
}

export const link = (href: string): Link => ({ href });
