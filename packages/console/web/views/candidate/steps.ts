import type { Assessment, Move } from "@assessment-api/control";

export interface Step {
  readonly name: string;
  readonly state: "done" | "next" | "later" | "over";
  readonly at?: string | undefined;
}

/** Step by status; final statuses are at the step where they ended. */
const progress = {
  NEW: 1,
  TOKEN_SENT: 2,
  TEST_STARTED: 3,
  TEST_FINISHED: 4,
  AUTO_ASSESSMENT_READY: 5,
  ASSESSMENT_COMPLETED: 6,
} as const;

const ends = { TOKEN_EXPIRED: "Expired", CANCELED: "Canceled", ERROR: "Failed" } as const;

/** @param dates dates that are not part of the assessment */
export function stepsOf(
  assessment: Pick<Assessment, "status" | "creationDate" | "startDate" | "finishDate">,
  dates: { readonly handedOver?: string | undefined; readonly assessed?: string | undefined } = {},
  decided?: "ACCEPTED" | "REJECTED",
): Step[] {
  const { status, creationDate, startDate, finishDate } = assessment;
  const names = ["Invited", "Mail handed over", "Started", "Finished", "Automatically assessed", "Assessed"];
  const at = [creationDate, dates.handedOver, startDate, finishDate, undefined, dates.assessed];
  const isEnd = status in ends;
  const reached = isEnd
    ? finishDate
      ? 4
      : startDate
        ? 3
        : dates.handedOver
          ? 2
          : 1
    : progress[status as keyof typeof progress];
  const steps = names.map((name, index): Step => {
    const state = index < reached ? "done" : index === reached && !isEnd ? "next" : "later";
    return { name, state, ...(state === "done" && { at: at[index] }) };
  });
  if (isEnd) return [...steps.slice(0, reached), { name: ends[status as keyof typeof ends], state: "over" }];
  const decision = decided === undefined ? "Decided" : decided === "ACCEPTED" ? "Accepted" : "Rejected";
  return [...steps, { name: decision, state: decided !== undefined ? "done" : reached === 6 ? "next" : "later" }];
}

/** Button texts of actions. */
export const moveNames: Readonly<Record<Move, string>> = {
  start: "Start",
  answer: "Answer automatically",
  submit: "Submit",
  assess: "Assess",
  score: "Score",
  note: "Note",
  feedback: "Give feedback",
  expire: "Expire",
  fail: "Fail",
  cancel: "Cancel",
};
