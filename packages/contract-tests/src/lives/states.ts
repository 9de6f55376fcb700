import type { Operation } from "../document/document.ts";
import { arrayAt, isObject, objectAt } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { findInList } from "../session/current-state.ts";
import { perSession, type Session } from "../session/session.ts";

export interface Invited {
  candidate: string;
  assessment: string;
  event: Record<string, unknown>;
}

export const invitedOf = perSession((): Invited[] => []);

const STATES = {
  started: { v1: ["TEST_STARTED"], v2: ["WAITING_FOR_ANSWERS"], assessment: ["TEST_STARTED"] },
  finished: {
    v1: ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "IN_ASSESSMENT", "ASSESSMENT_READY"],
    v2: ["IN_EVALUATION", "WAITING_FOR_DECISION"],
    assessment: ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
  },
  completed: { v1: ["ASSESSMENT_READY"], v2: ["WAITING_FOR_DECISION"], assessment: ["ASSESSMENT_COMPLETED"] },
  expired: { v1: ["TOKEN_EXPIRED"], v2: ["EXPIRED"], assessment: ["TOKEN_EXPIRED"] },
  canceled: { v1: [], v2: ["CANCELED"], assessment: ["CANCELED"] },
  failed: { v1: ["ERROR"], v2: ["ERROR"], assessment: ["ERROR"] },
} satisfies Record<string, Record<"v1" | "v2" | "assessment", string[]>>;

export const assessmentStates = (point: keyof typeof STATES): string[] => STATES[point].assessment;

export async function checkStates(session: Session, point: keyof typeof STATES, who: Invited): Promise<void> {
  const version = session.document.name === "v1" ? "v1" : "v2";
  const find = (id: string) => session.document.operations.find((one) => one.id === id);
  const [read, list, invitations] = [find("getCandidate"), find("listCandidates"), find("listInvitations")];
  if (!read) return;
  const title = `shows a candidate whose test is ${point}`;
  const due = STATES[point][version];
  const problems = (body: unknown): Problem[] => {
    if (!isObject(body)) return [];
    const shown = objectAt({ body }, "body");
    const inner = arrayAt(objectAt(shown, "_embedded"), "assessments").find(
      (one) => isObject(one) && one.id === who.assessment,
    );
    return [...wrong("status", shown.status, due), ...(inner ? assessmentProblems(inner, point) : [])];
  };
  await session.check(read, title, [who.candidate], {}, { status: successOf(read) }, ({ body }) => problems(body));
  // V1 lists neither canceled candidates nor failed tests.
  if (list && due.length > 0 && !(version === "v1" && point === "failed"))
    await checkList(session, list, title, who.candidate, problems);
  if (invitations)
    await checkList(session, invitations, title, who.assessment, (item) => [
      ...wrong("candidate.status", objectAt(objectAt(item, "_embedded"), "candidate").status, due),
      ...assessmentProblems(objectAt(objectAt(item, "_embedded"), "assessment"), point),
    ]);
}

async function checkList(
  session: Session,
  list: Operation,
  title: string,
  id: string,
  problems: (item: unknown) => Problem[],
): Promise<void> {
  const { item, sure } = await findInList(session, list, [], id);
  const missing: Problem[] = sure ? [{ check: "state", message: `the list does not show ${id}` }] : [];
  session.conclude(list, title, item ? problems(item) : missing, successOf(list));
}

const assessmentProblems = (assessment: unknown, point: keyof typeof STATES): Problem[] =>
  wrong("assessment.status", isObject(assessment) ? assessment.status : undefined, STATES[point].assessment);

const wrong = (what: string, status: unknown, due: string[]): Problem[] =>
  due.includes(String(status))
    ? []
    : [{ check: "state", at: `/${what.replace(".", "/")}`, message: `${what} is ${status}, not ${due.join(" or ")}` }];
