import { isObject, type JsonObject, objectAt, parseJson } from "../document/json.ts";
import { pathBelow, successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { locate } from "../session/own-resources.ts";
import type { Session } from "../session/session.ts";
import type { Invited } from "./states.ts";

/** Events caused by a candidate who takes a test, in order, by version. */
export const DUE: Record<string, JsonObject[]> = {
  v1: [
    { event: "EXAM_STARTED", status: "EXAM_STARTED" },
    { event: "EXAM_FINISHED", status: "WAITING_FOR_ASSESSMENT" },
  ],
  v2: [{ event: "ASSESSMENT_STARTED" }, { event: "WAITING_FOR_ASSESSMENT" }, { event: "ASSESSMENT_COMPLETED" }],
};

/** Events about a candidate whose invitation expires, by version. */
export const DUE_WHEN_EXPIRED: Record<string, JsonObject[]> = {
  v1: [{ event: "TOKEN_EXPIRED", status: "TOKEN_EXPIRED" }],
  v2: [{ event: "ASSESSMENT_EXPIRED" }],
};

/** Events about a candidate whose test the service could not process, by version. */
export const DUE_WHEN_FAILED: Record<string, JsonObject[]> = {
  v1: [
    { event: "EXAM_STARTED", status: "EXAM_STARTED" },
    { event: "ERROR", status: "ERROR" },
  ],
  v2: [{ event: "ASSESSMENT_STARTED" }, { event: "ERROR" }],
};

/** Further events the same candidate may cause: `ASSESSMENT_COMPLETED` where all points are given automatically. */
const POSSIBLE: Record<string, JsonObject[]> = {
  v1: [{ event: "EXAM_FINISHED", status: "ASSESSMENT_COMPLETED" }],
};

/** Whether an event is of a kind: its name and, in V1, its status. */
export const isKind = (event: JsonObject, kind: JsonObject): boolean =>
  event.event === kind.event && event.status === kind.status;

/** Members that every event about a candidate has, with the test's name as read from the server. */
export async function membersOf(session: Session, { event }: Pick<Invited, "event">): Promise<JsonObject> {
  const read = session.document.operations.find(({ id }) => id === "getTest" || id === "getExam");
  const id = event.testId ?? event.examId;
  if (!read || typeof id !== "string") return event;
  const { status, body } = await session.ask(read, [id]);
  if (String(status) !== successOf(read)) return event;
  const test: unknown = JSON.parse(new TextDecoder().decode(body));
  return isObject(test) && typeof test.name === "string" ? { ...event, examName: test.name } : event;
}

/** Differences between an expected event and the one received. */
export function eventProblems(session: Session, due: JsonObject, event: JsonObject | undefined): Problem[] {
  if (!event) return [problem("", `no ${String(due.event)} came for ${String(due.candidateEmail)}`)];
  const members = Object.entries(due)
    .filter(([name, value]) => event[name] !== value)
    .map(([name, value]) => problem(`/${name}`, `${name} is ${String(event[name])}, not ${String(value)}`));
  return [...members, ...linkProblems(session, due, event)];
}

/** Whether an event is about a candidate, by the id or by the e-mail address, which no other candidate of the run has. */
export const isAbout = (event: JsonObject, { event: members }: Invited): boolean =>
  event.candidateId === members.candidateId || event.candidateEmail === members.candidateEmail;

/** Maximum number of events about candidates of others that are compared. */
const MOST = 20;

/**
 * Problems of the members of events: those about candidates whom the run invited have what the invitation said, those about others what the server
 * shows of the candidate and the test that they name.
 */
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

/** The address of an event's candidate, as the server shows it. */
async function addressOf({ document, ask }: Session, { candidateId: id }: JsonObject): Promise<JsonObject> {
  const read = document.operations.find((one) => one.id === "getCandidate");
  const response = read && typeof id === "string" ? await ask(read, [id]) : undefined;
  const shown = response?.status === 200 ? parseJson(response.body) : undefined;
  return isObject(shown) ? { candidateEmail: shown.email } : {};
}

/** The links of an event lead to its candidate, assessment and invitation. */
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

/** Problems of events that are not due. */
export const unexpectedEvents = (
  version: string,
  due: readonly JsonObject[],
  events: readonly JsonObject[],
): Problem[] =>
  events
    .filter((event) => ![...due, ...(POSSIBLE[version] ?? [])].some((kind) => isKind(event, kind)))
    .map(({ event, status }) =>
      problem("/event", `${[event, status].filter(Boolean).join(" ")} came, but nothing of the kind happened`),
    );

const problem = (at: string, message: string): Problem => ({ check: "webhook", at, message });
