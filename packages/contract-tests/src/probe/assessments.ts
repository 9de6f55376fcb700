import type { Operation } from "../document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../json.ts";
import { brief } from "./lists.ts";
import type { Problem } from "./outcome.ts";
import { type PathValues, type Session, successOf } from "./session.ts";
import { flatten } from "./stored.ts";
import { type Body, claim, type Writing } from "./writing.ts";

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

/** One assessment from the invitation to the last score; a hook makes the candidate take the test. */
export async function checkAssessments(writing: Writing, selected: (operation: Operation) => boolean): Promise<void> {
  const { session } = writing;
  const find = (id: string) => session.document.operations.find((one) => one.id === id && selected(one));
  const [invite, read, score, remove] = [
    find("createInvitation"),
    find("getAssessment"),
    find("scoreAnswer"),
    find("deleteInvitation"),
  ];
  if (!session.runs("assessments") || !invite || !read || !score || !remove || session.document.name !== "v2") return;
  session.begin(score);
  await session.guard(score, () => checkLife(writing, invite, read, score, remove));
}

async function checkLife(
  writing: Writing,
  invite: Operation,
  read: Operation,
  score: Operation,
  remove: Operation,
): Promise<void> {
  const { session } = writing;
  const simulate = session.options.simulate;
  const title = "keeps the scores of a finished test";
  if (!simulate) return session.skip(score, title, "no candidate takes a test; say how with --simulate");
  const body = writing.bodies.prepare(invite).find((one): one is Body => one !== undefined && "value" in one);
  if (!body) return session.skip(score, title, "the server has no test to invite to");
  const { testStartDate: _, ...members } = body.value as JsonObject;
  const call = { ...body, value: members };
  const invited = await session.check(
    invite,
    "invites a candidate who takes the test",
    [],
    { body: call },
    { status: successOf(invite) },
  );
  if (!invited || invited.status !== successOf(invite)) return;
  await claim(writing, invite, [], call, invited);
  const embedded = objectAt(invited.body, "_embedded");
  const id = String(objectAt(embedded, "assessment").id);
  const path = [String(objectAt(embedded, "candidate").id), id];
  await simulate({ move: "start", id });
  const started = await shows(session, read, path, "shows a test that was started", ["TEST_STARTED"], ["startDate"]);
  const open = answersOf(started)[0];
  if (open) await give(session, score, path, open, 1, "refuses with 409 to score what is not finished", "409");
  await simulate({ move: "answer", id });
  await simulate({ move: "submit", id });
  await simulate({ move: "assess", id });
  const finished = await shows(
    session,
    read,
    path,
    "shows a test that was finished",
    ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
    ["startDate", "finishDate"],
  );
  for (const [index, answer] of answersOf(finished).entries()) {
    const most = Number(objectAt(answer, "score").maxPoints);
    if (index === 0) await give(session, score, path, answer, most + 1, "refuses with 400 more than maxPoints", "400");
    await give(session, score, path, answer, Math.min(1, most), "scores an answer", successOf(score));
  }
  await session.check(read, "shows the scores", path, {}, { status: successOf(read) }, ({ body: after }) =>
    scoreProblems(after),
  );
  await shows(session, read, path, "is completed once every answer is scored", ["ASSESSMENT_COMPLETED"], []);
  await session.check(
    remove,
    "deletes an invitation with candidate and assessment",
    [id],
    {},
    { status: successOf(remove) },
  );
  await session.check(read, "responds with 404 once the invitation is deleted", path, {}, { status: "404" });
  const candidate = session.document.operations.find((one) => one.id === "getCandidate");
  if (candidate)
    await session.check(
      candidate,
      "responds with 404 once the invitation is deleted",
      path.slice(0, 1),
      {},
      { status: "404" },
    );
  const kept = writing.own.filter(({ values }) => !values.includes(id));
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
  statuses: string[],
  dates: string[],
): Promise<unknown> {
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
