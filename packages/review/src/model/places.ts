import type { Effective } from "./effective.ts";
import { child, parentOf } from "./pointer.ts";

interface Places {
  before: string;
  after: string;
}

/** Where both sides say a keyword. */
export const placesOf = (before: Effective, after: Effective, keyword: string): Places =>
  placesBeside([before, after], placeIn(before, keyword), placeIn(after, keyword), keyword);

const placeIn = ({ keywords, at }: Effective, keyword: string) => keywords.get(keyword)?.pointer ?? at.get(keyword);

/** A side that does not say a keyword is named where it would: in the same part of the schema, or else in its main one. */
export function placesBeside(
  [before, after]: [Effective, Effective],
  old: string | undefined,
  now: string | undefined,
  keyword: string,
): Places {
  const missing = (schema: Effective, other: string | undefined) =>
    child(partOf(schema, other && parentOf(other)), keyword);
  return { before: old ?? missing(before, now), after: now ?? missing(after, old) };
}

/** The part of a schema that stands at a place; its main one where none does. */
export const partOf = ({ pointer, pointers }: Effective, place: string | undefined): string =>
  place !== undefined && pointers.includes(place) ? place : pointer;
