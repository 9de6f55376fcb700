import { brief } from "../checks/lists.ts";
import { flatten } from "../checks/stored.ts";
import type { Operation } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import { checkRefusals } from "../probe/refusals.ts";
import { type PathValues, type Session, successOf } from "../session/session.ts";
import { type Body, claim, type Writing } from "../session/writing.ts";
import { checkExamLife } from "./exam-life.ts";
import { assessmentStates, checkStates, type Invited } from "./states.ts";

const DAY = 24 * 60 * 60 * 1000;
const problem = (message: string, at = ""): Problem => ({ check: "state", message, at });

/** States in which things begin, by operation and version: the way to a member, and its value. */
const BEGINNINGS: Record<string, [way: string[], value: unknown][]> = {
  "v1 createCandidate": [
    [["status"], "TOKEN_SENT"],
    [["scoredPoints"], null],
  ],
  "v2 createCandidate": [[["status"], "NEW"]],
  "v2 createAssessment": [[["status"], "NEW"]],
  "v2 createInvitation": [
    [["_embedded", "candidate", "status"], "NEW"],
    [["_embedded", "assessment", "status"], "NEW"],
  ],
};

/** Members of a creation's response that no request asks for: the first states, ids that are the same, and the end of validity. */
export function beginningProblems(session: Session, operation: Operation, asked: unknown, body: unknown): Problem[] {
  if (!session.runs("assessments")) return [];
  const due = BEGINNINGS[`${session.document.name} ${operation.id}`] ?? [];
  const problems = due.flatMap(([way, value]) => {
    const found = way.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), body);
    return found === value
      ? []
      : [problem(`${way.join(".")} is ${brief(found)}, not ${brief(value)}`, `/${way.join("/")}`)];
  });
  const inner = objectAt(objectAt(body, "_embedded"), "assessment");
  if (operation.id === "createInvitation" && "id" in inner && isObject(body) && body.id !== inner.id)
    problems.push(problem(`the id is ${brief(body.id)}, that of its assessment ${brief(inner.id)}`, "/id"));
  return [...problems, ...validityProblems(asked, flatten(body))];
}

function validityProblems(asked: unknown, stored: JsonObject): Problem[] {
  const days = isObject(asked) ? asked.validityInDays : undefined;
  const { creationDate, expirationDate } = stored;
  if (typeof days !== "number" || typeof creationDate !== "string" || typeof expirationDate !== "string") return [];
  const start =
    isObject(asked) && typeof asked.testStartDate === "string"
      ? Math.max(Date.parse(asked.testStartDate), Date.parse(creationDate))
      : Date.parse(creationDate);
  const off = [start, Date.parse(creationDate)].every(
    (from) => Math.abs(Date.parse(expirationDate) - from - days * DAY) > DAY,
  );
  return off
    ? [problem(`expirationDate ${expirationDate} is not ${days} days after ${creationDate}`, "/expirationDate")]
    : [];
}

/**
 * One assessment from the invitation to the last score; a hook makes the candidate take the test. Returns the candidate, who may have been
 * deleted since.
 */
export async function checkAssessments(
  writing: Writing,
  selected: (operation: Operation) => boolean,
): Promise<Invited | undefined> {
  const { session } = writing;
  const find = (id: string) => session.document.operations.find((one) => one.id === id && selected(one));
  const [invite, read, score, remove] = [
    find("createInvitation"),
    find("getAssessment"),
    find("scoreAnswer"),
    find("deleteInvitation"),
  ];
  const create = find("createCandidate");
  let who: Invited | undefined;
  if (!session.runs("assessments")) return undefined;
  if (session.document.name === "v1" && create) {
    session.begin(create);
    await session.guard(create, async () => {
      who = await checkExamLife(writing, create);
    });
  }
  if (session.document.name === "v2" && invite && read && score && remove) {
    session.begin(score);
    await session.guard(score, async () => {
      who = await checkLife(writing, invite, read, score, remove);
    });
  }
  return who;
}

/** A candidate that a run may let take a test, fresh each time; undefined where none can be invited. */
export async function inviteToTest(writing: Writing, invite: Operation): Promise<Invited | undefined> {
  const { session } = writing;
  const body = writing.bodies.prepare(invite).find((one): one is Body => one !== undefined && "value" in one);
  if (!body) return undefined;
  // A test that opens later cannot be taken yet.
  const { testStartDate: _, ...value } = body.value as JsonObject;
  const call = { ...body, value };
  const title = "invites a candidate who takes the test";
  const reply = await session.check(invite, title, [], { body: call }, { status: successOf(invite) });
  if (!reply || reply.status !== successOf(invite)) return undefined;
  await claim(writing, invite, [], call, reply);
  const embedded = objectAt(reply.body, "_embedded");
  const [candidate, assessment] = [objectAt(embedded, "candidate"), objectAt(embedded, "assessment")].map(({ id }) =>
    String(id),
  ) as [string, string];
  const { email, testId, externalId } = value;
  const event = { candidateId: candidate, candidateEmail: email, assessmentId: assessment, testId };
  return { candidate, assessment, event: { ...event, ...(externalId ? { candidateExternalId: externalId } : {}) } };
}

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
    session.skip(score, "keeps the scores of a finished test", "no candidate takes a test; say how with --simulate");
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
  if (open) await give(session, score, path, open, 1, "refuses with 409 to score what is not finished", "409");
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
    await checkStates(session, point, other);
  }
  await checkRemoval(writing, read, remove, who);
  return who;
}

/** A deleted invitation takes candidate and assessment with it. */
async function checkRemoval(writing: Writing, read: Operation, remove: Operation, who: Invited): Promise<void> {
  const { session } = writing;
  const { assessment, candidate } = who;
  const title = "deletes an invitation with candidate and assessment";
  await session.check(remove, title, [assessment], {}, { status: successOf(remove) });
  const gone = "responds with 404 once the invitation is deleted";
  await session.check(read, gone, [candidate, assessment], {}, { status: "404" });
  const person = session.document.operations.find((one) => one.id === "getCandidate");
  if (person) await session.check(person, gone, [candidate], {}, { status: "404" });
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
    { body: { mediaType: score.requestBody?.media[0]?.mediaType ?? "", value: { scoredPoints } } },
    { status },
  );

/** Every answer has the point that it was given, and the assessment has the sum of all. */
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
