import { isObject, type JsonObject, objectAt, parseJson } from "../document/json.ts";
import { pathBelow, successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { locate } from "../session/own-resources.ts";
import type { Session } from "../session/session.ts";
import type { Invited } from "./states.ts";

export const DUE: Record<string, JsonObject[]> = {
  v1: [
    { event: "EXAM_STARTED", status: "EXAM_STARTED" },
    { event: "EXAM_FINISHED", status: "WAITING_FOR_ASSESSMENT" },
  ],
  v2: [{ event: "ASSESSMENT_STARTED" }, { event: "WAITING_FOR_ASSESSMENT" }, { event: "ASSESSMENT_COMPLETED" }],
};

export const DUE_WHEN_EXPIRED: Record<string, JsonObject[]> = {
  v1: [{ event: "TOKEN_EXPIRED", status: "TOKEN_EXPIRED" }],
  v2: [{ event: "ASSESSMENT_EXPIRED" }],
};

export const DUE_WHEN_FAILED: Record<string, JsonObject[]> = {
  v1: [
    { event: "EXAM_STARTED", status: "EXAM_STARTED" },
    { event: "ERROR", status: "ERROR" },
  ],
  v2: [{ event: "ASSESSMENT_STARTED" }, { event: "ERROR" }],
};

/** Events that may also arrive if all points are given automatically. */
const POSSIBLE: Record<string, JsonObject[]> = {
  v1: [{ event: "EXAM_FINISHED", status: "ASSESSMENT_COMPLETED" }],
};

export const isKind = (event: JsonObject, kind: JsonObject): boolean =>
  event.event === kind.event && event.status === kind.status;

/** The test name comes from the server. */
export async function membersOf(session: Session, { event }: Pick<Invited, "event">): Promise<JsonObject> {
  const read = session.document.operations.find(({ id }) => id === "getTest" || id === "getExam");
  const id = event.testId ?? event.examId;
  if (!read || typeof id !== "string") return event;
  const { status, body } = await session.ask(read, [id]);
  if (String(status) !== successOf(read)) return event;
  const test: unknown = JSON.parse(new TextDecoder().decode(body));
  return isObject(test) && typeof test.name === "string" ? { ...event, examName: test.name } : event;
}

export function eventProblems(session: Session, due: JsonObject, event: JsonObject | undefined): Problem[] {
  if (!event) return [problem("", `no ${String(due.event)} was delivered for ${String(due.candidateEmail)}`)];
  const members = Object.entries(due)
    .filter(([name, value]) => event[name] !== value)
    .map(([name, value]) => problem(`/${name}`, `${name} is ${String(event[name])}, not ${String(value)}`));
  return [...members, ...linkProblems(session, due, event)];
}

/** Matches an event by e-mail address, which is unique in the run. */
export const isAbout = (event: JsonObject, { event: members }: Invited): boolean =>
  event.candidateId === members.candidateId || event.candidateEmail === members.candidateEmail;

const MOST = 20;

/** Compares events of the run's candidates with the invitation, events of other candidates with the server. */
export async function memberProblems(
  session: Session,
  invited: readonly Invited[],
  events: readonly JsonObject[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const who of invited) {
    const own = events.filter((event) => isAbout(event, who));
    if (own.length === 0) continue;
    const members = await membersOf(session, who);
    problems.push(...own.flatMap((event) => eventProblems(session, members, event)));
  }
  const others = events.filter((event) => !invited.some((who) => isAbout(event, who)));
  for (const event of others.slice(0, MOST)) {
    const members = await membersOf(session, { event: { ...event, ...(await addressOf(session, event)) } });
    problems.push(...eventProblems(session, members, event));
  }
  return problems;
}

async function addressOf({ document, ask }: Session, { candidateId: id }: JsonObject): Promise<JsonObject> {
  const read = document.operations.find((one) => one.id === "getCandidate");
  const response = read && typeof id === "string" ? await ask(read, [id]) : undefined;
  const shown = response?.status === 200 ? parseJson(response.body) : undefined;
  return isObject(shown) ? { candidateEmail: shown.email } : {};
}

function linkProblems({ document, bases }: Session, due: JsonObject, event: JsonObject): Problem[] {
  const ids: JsonObject = { candidate: due.candidateId, assessment: due.assessmentId, invitation: due.assessmentId };
  return Object.entries(objectAt(event, "_links")).flatMap(([name, link]) => {
    const href = isObject(link) ? String(link.href) : "";
    const path = pathBelow(href, bases);
    const found = path === undefined ? undefined : locate(document, path);
    if (!(name in ids) || found?.values.at(-1) === ids[name]) return [];
    return [problem(`/_links/${name}`, `the link ${name} leads to ${href}, not to ${String(ids[name])}`)];
  });
}

export const unexpectedEvents = (
  version: string,
  due: readonly JsonObject[],
  events: readonly JsonObject[],
): Problem[] =>
  events
    .filter((event) => ![...due, ...(POSSIBLE[version] ?? [])].some((kind) => isKind(event, kind)))
    .map(({ event, status }) =>
      problem("/event", `${[event, status].filter(Boolean).join(" ")} was delivered, but did not happen`),
    );

const problem = (at: string, message: string): Problem => ({ check: "webhook", at, message });
