import type { Operation } from "../document/document.ts";
import { arrayAt, brief, isObject, type JsonObject, objectAt } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { checkRefusals } from "../session/refusals.ts";
import { type Check, type PathValues, perSession, type Session, type Writing } from "../session/session.ts";
import { assignCandidates } from "./assignments.ts";
import { beginningProblems } from "./beginnings.ts";
import { checkExamLife, checkFailure, type Lives } from "./exam-life.ts";
import { checkTwoAssessments, otherThan, takeWithoutAnswers } from "./further-lives.ts";
import { inviteToTest } from "./invite-to-test.ts";
import { checkMoves, moveProblems } from "./moves.ts";
import { assessmentStates, checkStates, type Invited } from "./states.ts";

const problem = (message: string, at = ""): Problem => ({ check: "state", message, at });

export const assessments = {
  name: "assessments",
  about:
    "initial states and validity; with `--simulate`, scored, unanswered, canceled, expired and failed assessments have one state in candidates, invitations and assessments; two assessments of one candidate; assignment to people and teams; 409 for disallowed transitions",
  needs: ["--write"],
  async run(session, moment) {
    switch (moment.when) {
      case "response": {
        const { operation, request, reply } = moment;
        if (!moment.expected || operation.method !== "POST" || reply.response.status >= 300) return;
        moment.add(...beginningProblems(session, operation, request.body?.value, reply.body));
        moment.add(...moveProblems(session, operation, reply.body));
        break;
      }
      case "changed":
        await checkMoves(session, moment.operation, moment.path);
        break;
      case "all-written":
        await checkLives(moment.writing);
        await assignCandidates(moment.writing);
    }
  },
} as const satisfies Check;

async function checkLives(writing: Writing): Promise<void> {
  const { session } = writing;
  const find = (id: string) => session.document.operations.find((one) => one.id === id && session.selects(one));
  const [create, invite, read, score, remove] = [
    find("createCandidate"),
    find("createInvitation"),
    find("getAssessment"),
    find("scoreAnswer"),
    find("deleteInvitation"),
  ];
  if (session.document.name === "v1" && create) {
    session.begin(create);
    await session.guard(create, async () => {
      Object.assign(taken(session), await checkExamLife(writing, create));
    });
  }
  if (session.document.name === "v2" && invite && read && score && remove) {
    session.begin(score);
    await session.guard(score, async () => {
      taken(session).candidate = await checkLife(writing, invite, read, score, remove);
      if (session.options.simulate) await checkFurtherLives(writing, invite);
    });
  }
}

async function checkFurtherLives(writing: Writing, invite: Operation): Promise<void> {
  const { session } = writing;
  const other = otherThan(session, "tests", taken(session).candidate?.event.testId);
  const second = await inviteToTest(writing, invite, other === undefined ? {} : { testId: other });
  if (second) {
    await takeWithoutAnswers(session, second);
    await checkStates(session, "finished", second);
  }
  const failed = await inviteToTest(writing, invite);
  if (failed) taken(session).failed = await checkFailure(session, failed);
  const twice = await inviteToTest(writing, invite);
  if (twice) await checkTwoAssessments(writing, twice);
}

export const taken = perSession((): Lives => ({}));

async function checkLife(
  writing: Writing,
  invite: Operation,
  read: Operation,
  score: Operation,
  remove: Operation,
): Promise<Invited | undefined> {
  const { session } = writing;
  const simulate = session.options.simulate;
  if (!simulate) {
    session.skip(score, "keeps the scores of a finished test", "no candidate takes a test; use --simulate");
    return undefined;
  }
  const who = await inviteToTest(writing, invite);
  if (!who) {
    session.skip(score, "keeps the scores of a finished test", "no candidate can be invited");
    return undefined;
  }
  const id = who.assessment;
  const path = [who.candidate, id];
  await simulate({ move: "start", id });
  const started = await shows(session, read, path, "shows a test that was started", "started", ["startDate"]);
  await checkStates(session, "started", who);
  const open = answersOf(started)[0];
  if (open) await give(session, score, path, open, 1, "refuses with 409 to score an unfinished test", "409");
  for (const move of ["answer", "submit", "assess"] as const) await simulate({ move, id });
  const finished = await shows(session, read, path, "shows a test that was finished", "finished", [
    "startDate",
    "finishDate",
  ]);
  await checkStates(session, "finished", who);
  for (const [index, answer] of answersOf(finished).entries()) {
    const most = Number(objectAt(answer, "score").maxPoints);
    if (index === 0) await give(session, score, path, answer, most + 1, "refuses with 400 more than maxPoints", "400");
    await give(session, score, path, answer, Math.min(1, most), "scores an answer", successOf(score));
  }
  const [scored] = answersOf(finished);
  if (scored) {
    const most = Number(objectAt(scored, "score").maxPoints);
    const mediaType = score.requestBody?.media[0]?.mediaType ?? "";
    const body = { name: "score", mediaType, value: { scoredPoints: Math.min(1, most) } };
    await checkRefusals(writing, score, [...path, String(scored.answerId)], () => [structuredClone(body)]);
  }
  await session.check(read, "shows the scores", path, {}, { status: successOf(read) }, ({ body: after }) =>
    scoreProblems(after),
  );
  await shows(session, read, path, "is completed once every answer is scored", "completed", []);
  await checkStates(session, "completed", who);
  for (const [move, point] of [
    ["cancel", "canceled"],
    ["expire", "expired"],
  ] as const) {
    const other = await inviteToTest(writing, invite);
    if (!other) continue;
    await simulate({ move, id: other.assessment });
    if (point === "expired") taken(session).expired = other;
    await checkStates(session, point, other);
  }
  await checkRemoval(writing, read, remove, who);
  return who;
}

async function checkRemoval(writing: Writing, read: Operation, remove: Operation, who: Invited): Promise<void> {
  const { session } = writing;
  const { assessment, candidate } = who;
  const title = "deletes an invitation with candidate and assessment";
  await session.check(remove, title, [assessment], {}, { status: successOf(remove) });
  const deletedTitle = "responds with 404 once the invitation is deleted";
  await session.check(read, deletedTitle, [candidate, assessment], {}, { status: "404" });
  const person = session.document.operations.find((one) => one.id === "getCandidate");
  if (person) await session.check(person, deletedTitle, [candidate], {}, { status: "404" });
  const kept = writing.own.filter(({ values }) => !values.includes(assessment));
  writing.own.splice(0, writing.own.length, ...kept);
}

const answersOf = (body: unknown): JsonObject[] =>
  arrayAt(body, "sections")
    .flatMap((section) => arrayAt(section, "answers"))
    .filter(isObject);

async function shows(
  session: Session,
  read: Operation,
  path: PathValues,
  title: string,
  point: Parameters<typeof assessmentStates>[0],
  dates: string[],
): Promise<unknown> {
  const statuses = assessmentStates(point);
  const reply = await session.check(read, title, path, {}, { status: successOf(read) }, ({ body }) => {
    const status = isObject(body) ? String(body.status) : "";
    const missing = dates.filter((name) => !isObject(body) || typeof body[name] !== "string");
    return [
      ...(statuses.includes(status) ? [] : [problem(`status is ${status}, not ${statuses.join(" or ")}`, "/status")]),
      ...missing.map((name) => problem(`${name} is missing`, `/${name}`)),
    ];
  });
  return reply?.body;
}

const give = (
  session: Session,
  score: Operation,
  path: PathValues,
  answer: JsonObject,
  scoredPoints: number,
  title: string,
  status: string | undefined,
) =>
  session.check(
    score,
    title,
    [...path, String(answer.answerId)],
    {
      body: { mediaType: score.requestBody?.media[0]?.mediaType ?? "", value: { scoredPoints } },
    },
    { status },
  );

function scoreProblems(body: unknown): Problem[] {
  const answers = answersOf(body);
  const wrong = answers.find(
    (one) => objectAt(one, "score").scoredPoints !== Math.min(1, Number(objectAt(one, "score").maxPoints)),
  );
  if (wrong)
    return [problem(`the score of ${String(wrong.answerId)} is ${brief(wrong.score)} after 1 was given`, "/sections")];
  const sum = answers.reduce((all, one) => all + Number(objectAt(one, "score").scoredPoints), 0);
  const { scoredPoints } = objectAt(body, "score");
  return scoredPoints === sum
    ? []
    : [problem(`scoredPoints is ${brief(scoredPoints)}, the answers have ${sum}`, "/score/scoredPoints")];
}
