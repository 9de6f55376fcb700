import type { Assessment, AssessmentStatus } from "./candidates.ts";
import { DomainError } from "./errors.ts";

/** The actions on an assessment, by the candidate, the service, an assessor or a timer. */
export type Move =
  | "hand over"
  | "start"
  | "answer"
  | "submit"
  | "assess"
  | "score"
  | "expire"
  | "fail"
  | "cancel"
  | "give feedback";

/** The whole life of an assessment: from which states each move is possible. Every other one is refused. */
const sources: Record<Move, readonly AssessmentStatus[]> = {
  "hand over": ["NEW"],
  start: ["TOKEN_SENT"],
  answer: ["TEST_STARTED"],
  submit: ["TEST_STARTED"],
  assess: ["TEST_FINISHED"],
  score: ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
  expire: ["NEW", "TOKEN_SENT"],
  fail: ["NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"],
  cancel: ["NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"],
  "give feedback": ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
};
export const moves = Object.keys(sources) as Move[];

export const allowedMoves = ({ status }: Pick<Assessment, "status">): Move[] =>
  moves.filter((move) => sources[move].includes(status));

/** The state of an assessment does not allow the move; the message says which ones it allows. */
export class ForbiddenMoveError extends DomainError {
  override name = "ForbiddenMoveError";
  readonly allowed: readonly Move[];

  constructor(message: string, allowed: readonly Move[]) {
    super(`${message} Possible now: ${allowed.join(", ") || "nothing"}.`);
    this.allowed = allowed;
  }
}

/** @throws ForbiddenMoveError */
export function demandMove(assessment: Assessment, move: Move): void {
  if (sources[move].includes(assessment.status)) return;
  refuseMove(move, assessment, `is ${assessment.status}`, allowedMoves(assessment));
}

/** @throws ForbiddenMoveError always */
export function refuseMove(move: Move, { id }: Assessment, because: string, allowed: readonly Move[]): never {
  throw new ForbiddenMoveError(`Cannot ${move}: the assessment ${id} ${because}.`, allowed);
}
