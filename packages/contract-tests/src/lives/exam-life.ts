import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject, objectAt, parseJson } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { isBody } from "../session/bodies.ts";
import type { Reply, Session, Writing } from "../session/session.ts";
import { claim } from "../session/writing.ts";
import { otherThan, takeWithoutAnswers } from "./further-lives.ts";
import { checkStates, type Invited, invitedOf } from "./states.ts";

/** Invites a candidate; undefined if impossible. `members` replace members of the example. */
export async function inviteToExam(
  writing: Writing,
  create: Operation,
  members: JsonObject = {},
): Promise<Invited | undefined> {
  const { session } = writing;
  const prepared = writing.bodies.prepare(create).find(isBody);
  if (!prepared) return undefined;
  const body = { ...prepared, value: { ...(prepared.value as JsonObject), ...members } };
  const title = "creates a candidate who takes the test";
  const reply = await session.check(create, title, [], { body }, { status: successOf(create) });
  if (!reply || reply.status !== successOf(create) || !isObject(reply.body)) return undefined;
  await claim(writing, create, [], body, reply);
  const { id, email, examId, externalId } = objectAt(reply, "body");
  // Other checks report this.
  if (typeof id !== "string") return undefined;
  const event = {
    candidateId: id,
    candidateEmail: email,
    examId,
    ...(externalId ? { candidateExternalId: externalId } : {}),
  };
  const invited: Invited = { candidate: id, assessment: id, event };
  invitedOf(session).push(invited);
  return invited;
}

export interface Lives {
  candidate?: Invited | undefined;
  expired?: Invited | undefined;
  failed?: Invited | undefined;
}

export async function checkExamLife(writing: Writing, create: Operation): Promise<Lives> {
  const { session } = writing;
  const { simulate } = session.options;
  if (!simulate) {
    session.skip(create, "shows the states of a test", "no candidate takes a test; use --simulate");
    return {};
  }
  const who = await inviteToExam(writing, create);
  if (!who) return {};
  const id = who.assessment;
  await simulate({ move: "start", id });
  await checkStates(session, "started", who);
  for (const move of ["answer", "submit", "assess"] as const) await simulate({ move, id });
  await checkStates(session, "finished", who);
  await checkDuration(session, id);
  const late = await inviteToExam(writing, create);
  if (late) {
    await simulate({ move: "expire", id: late.assessment });
    await checkStates(session, "expired", late);
  }
  const other = otherThan(session, "exams", who.event.examId);
  const second = await inviteToExam(writing, create, other === undefined ? {} : { examId: other });
  if (second) {
    await takeWithoutAnswers(session, second);
    await checkStates(session, "finished", second);
  }
  const failed = await inviteToExam(writing, create);
  return { candidate: who, expired: late, failed: failed && (await checkFailure(session, failed)) };
}

export async function checkDuration(session: Session, id: string): Promise<void> {
  const find = (name: string) => session.document.operations.find((one) => one.id === name);
  const [read, exam, results] = [find("getCandidate"), find("getExam"), find("getCandidateResults")];
  if (!read || !exam || !results) return;
  const shown = async (one: Operation, of: unknown) =>
    objectAt({ body: parseJson((await session.ask(one, [String(of)])).body) }, "body");
  const { testStartDate, testFinishDate, examId } = await shown(read, id);
  const { durationInMinutes } = await shown(exam, examId);
  const minutes = (Date.parse(String(testFinishDate)) - Date.parse(String(testStartDate))) / 60_000;
  const judge = ({ body }: Reply): Problem[] => {
    const { examDurationInMinutes: took, examTimeLimitInMinutes: limit } = objectAt({ body }, "body");
    const wrong = (name: string, message: string): Problem => ({ check: "state", at: `/${name}`, message });
    const problems: Problem[] = [];
    if (!Number.isNaN(minutes) && !(typeof took === "number" && Math.abs(took - minutes) <= 1))
      problems.push(
        wrong(
          "examDurationInMinutes",
          `examDurationInMinutes is ${took}, but the test took ${minutes.toFixed(1)} minutes`,
        ),
      );
    if (durationInMinutes !== undefined && limit !== durationInMinutes)
      problems.push(
        wrong("examTimeLimitInMinutes", `examTimeLimitInMinutes is ${limit}, that of the exam ${durationInMinutes}`),
      );
    return problems;
  };
  await session.check(results, "says how long the test took", [id], {}, { status: successOf(results) }, judge);
}

export async function checkFailure(session: Session, who: Invited): Promise<Invited | undefined> {
  const { simulate } = session.options;
  await simulate?.({ move: "start", id: who.assessment });
  if (!simulate || (await simulate({ move: "fail", id: who.assessment })) === false) return undefined;
  await checkStates(session, "failed", who);
  return who;
}
