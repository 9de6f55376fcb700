import { child, parentOf } from "../pointer.ts";
import type { Effective } from "../schemas/effective.ts";

interface Places {
  before: string;
  after: string;
}

export const placesOf = (before: Effective, after: Effective, keyword: string): Places =>
  placesNextTo([before, after], placeIn(before, keyword), placeIn(after, keyword), keyword);

const placeIn = ({ keywords, at }: Effective, keyword: string) => keywords.get(keyword)?.pointer ?? at.get(keyword);

export function placesNextTo(
  [before, after]: [Effective, Effective],
  old: string | undefined,
  now: string | undefined,
  keyword: string,
): Places {
  const missing = (schema: Effective, other: string | undefined) =>
    child(partOf(schema, other && parentOf(other)), keyword);
  return { before: old ?? missing(before, now), after: now ?? missing(after, old) };
}

export const partOf = ({ pointer, pointers }: Effective, place: string | undefined): string =>
  place !== undefined && pointers.includes(place) ? place : pointer;
