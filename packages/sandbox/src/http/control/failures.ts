import { HttpFailure, type Move, MoveNotAllowed } from "@assessment-api/control/server";

import {
  ChangedElsewhereError,
  ClockTakenError,
  DomainError,
  NotFoundError,
  TooManyFollowersError,
} from "../../domain/errors.ts";
import type * as domain from "../../domain/moves.ts";
import { ForbiddenMoveError } from "../../domain/moves.ts";

/** Moves of the control API by move of the domain; none hands a mail over, since the outbox does. */
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

/** In the order of an assessment's life, independent of the domain's order. */
export const presentMoves = (moves: readonly domain.Move[]): Move[] =>
  (Object.keys(operations) as domain.Move[]).flatMap((move) => (moves.includes(move) ? operations[move] : []));

/** The one place where errors of the domain become responses of the control API; other errors stay what they are. */
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
