import type { Assessment, AssessmentStatus } from "./candidates.ts";
import { DomainError } from "./errors.ts";

/** Actions on an assessment by candidate, service, assessor or timer. */
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

/** Source states per move. */
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

const more: Partial<Record<Move, string>> = {
  start: ", within the period in which the test is open",
  answer: ", with time left",
};

export const moves = Object.keys(sources) as Move[];

export const allowedMoves = ({ status }: Pick<Assessment, "status">): Move[] =>
  moves.filter((move) => sources[move].includes(status));

/** The message lists allowed moves. */
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

export function demandMove(assessment: Assessment, move: Move): void {
  if (!sources[move].includes(assessment.status)) throw forbiddenMove(assessment, move);
}

export const forbiddenMove = (assessment: Assessment, move: Move): ForbiddenMoveError =>
  new ForbiddenMoveError(move, assessment, `is ${assessment.status}`, allowedMoves(assessment));

export function refuseMove(move: Move, assessment: Assessment, because: string, allowed: readonly Move[]): never {
  throw new ForbiddenMoveError(move, assessment, because, allowed);
}
