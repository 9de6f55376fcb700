import { api } from "@assessment-api/v3/server";

const boost = (origin: string): string => `${origin}${api.basePath}/boost/v3`;

export const personHref = (origin: string, id: string): string => `${boost(origin)}/people/${id}`;

export const teamHref = (origin: string, id: string): string => `${boost(origin)}/teams/${id}`;

export const jobPositionHref = (origin: string, id: string): string => `${boost(origin)}/jobPositions/${id}`;
