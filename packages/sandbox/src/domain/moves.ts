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

/** Conditions beside the state. */
const more: Partial<Record<Move, string>> = {
  start: ", within the period in which the test is open",
  answer: ", with time left",
};

export const moves = Object.keys(sources) as Move[];

export const allowedMoves = ({ status }: Pick<Assessment, "status">): Move[] =>
  moves.filter((move) => sources[move].includes(status));

/** The state of an assessment does not allow the move; the message says which ones it allows. */
export class ForbiddenMoveError extends DomainError {
  override name = "ForbiddenMoveError";
  readonly allowed: readonly Move[];

  constructor(move: Move, { id }: Pick<Assessment, "id">, because: string, allowed: readonly Move[]) {
    const possible = allowed.join(", ");
    super(`Cannot ${move}: the assessment ${id} ${because}. Possible now: ${possible || "nothing"}.`, {
      rule: "move-allowed",
      found: `The assessment ${because}.`,
      expected: `To ${move}, it has to be ${sources[move].join(" or ")}${more[move] ?? ""}.`,
      remedy:
        possible === ""
          ? "Nothing can be done with this assessment any more: add another one to the candidate."
          : `Possible now: ${possible}.`,
    });
    this.allowed = allowed;
  }
}

/** @throws ForbiddenMoveError */
export function demandMove(assessment: Assessment, move: Move): void {
  if (!sources[move].includes(assessment.status)) throw forbiddenMove(assessment, move);
}

/** The refusal of a move by the status alone. */
export const forbiddenMove = (assessment: Assessment, move: Move): ForbiddenMoveError =>
  new ForbiddenMoveError(move, assessment, `is ${assessment.status}`, allowedMoves(assessment));

/** @throws ForbiddenMoveError always */
export function refuseMove(move: Move, assessment: Assessment, because: string, allowed: readonly Move[]): never {
  throw new ForbiddenMoveError(move, assessment, because, allowed);
}
