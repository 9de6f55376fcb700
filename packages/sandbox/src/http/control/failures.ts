import { HttpFailure, type Move, MoveNotAllowed } from "@assessment-api/control/server";
import type * as domain from "../../domain/assessments.ts";
import { ForbiddenMoveError } from "../../domain/assessments.ts";
import {
  ChangedElsewhereError,
  ClockTakenError,
  DomainError,
  NotFoundError,
  TooManyFollowersError,
} from "../../domain/errors.ts";

/** Operations by move. Only the outbox performs the handover. */
const operations: Record<domain.Move, readonly Move[]> = {
  "hand over": [],
  start: ["start"],
  answer: ["answer"],
  submit: ["submit"],
  assess: ["assess"],
  score: ["score", "note"],
  "give feedback": ["feedback"],
  expire: ["expire"],
  fail: ["fail"],
  cancel: ["cancel"],
};

export const presentMoves = (moves: readonly domain.Move[]): Move[] =>
  (Object.keys(operations) as domain.Move[]).flatMap((move) => (moves.includes(move) ? operations[move] : []));

/** The only place that maps domain errors to control API responses. */
export function toFailure(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error instanceof ForbiddenMoveError) return new MoveNotAllowed(error.message, presentMoves(error.allowed));
  if (error instanceof TooManyFollowersError)
    return new HttpFailure(429, error.message, { headers: { "retry-after": "5" } });
  if (error instanceof ClockTakenError || error instanceof ChangedElsewhereError)
    return new HttpFailure(409, error.message);
  const status = error instanceof NotFoundError ? 404 : 400;
  return new HttpFailure(status, error.message, { problems: error.problems });
}
