import {
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  type Stage,
  stages,
} from "../../../domain/candidates.ts";
import type { CandidateFilter } from "../../filters.ts";

/**
 * Stage and scopes of a candidate in one number: 4 × the stage's position + 2 with a current assessment + 1 for an invited one.
 * Candidates are counted and ordered per cell, so that lists by stage never look at a candidate of another stage. The order of
 * `stages` is therefore part of the layout: new ones go to the end.
 */
export function cellOf(candidate: Candidate): number {
  const invited = invitationOf(candidate) !== undefined;
  return stages.indexOf(candidateStage(candidate)) * 4 + (hasCurrentAssessment(candidate) ? 2 : 0) + (invited ? 1 : 0);
}

const scopes: Record<"withCurrentAssessment" | "invited" | "all", readonly number[]> = {
  withCurrentAssessment: [2, 3],
  invited: [1, 3],
  all: [0, 1, 2, 3],
};

/** The cells that a filter admits; undefined when it admits them all. */
export function cellsOf({ stages: wanted = [], only }: CandidateFilter): readonly number[] | undefined {
  if (wanted.length === 0 && only === undefined) return undefined;
  const of: readonly Stage[] = wanted.length === 0 ? stages : stages.filter((stage) => wanted.includes(stage));
  return of.flatMap((stage) => scopes[only ?? "all"].map((flags) => stages.indexOf(stage) * 4 + flags));
}
