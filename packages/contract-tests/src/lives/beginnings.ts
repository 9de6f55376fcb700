import type { Operation } from "../document/document.ts";
import { brief, isObject, type JsonObject, objectAt } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import { flatten } from "../session/current-state.ts";
import type { Session } from "../session/session.ts";

const DAY = 24 * 60 * 60 * 1000;
const SECOND = 1000;
const problem = (message: string, at = ""): Problem => ({ check: "state", message, at });

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

export function beginningProblems(
  session: Session,
  operation: Operation,
  requested: unknown,
  body: unknown,
): Problem[] {
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
  return [...problems, ...validityProblems(requested, flatten(body))];
}

function validityProblems(requested: unknown, stored: JsonObject): Problem[] {
  const days = isObject(requested) ? requested.validityInDays : undefined;
  const { creationDate, expirationDate } = stored;
  if (typeof days !== "number" || typeof creationDate !== "string" || typeof expirationDate !== "string") return [];
  const start =
    isObject(requested) && typeof requested.testStartDate === "string"
      ? Math.max(Date.parse(requested.testStartDate), Date.parse(creationDate))
      : Date.parse(creationDate);
  const off = [start, Date.parse(creationDate)].every(
    (from) => Math.abs(Date.parse(expirationDate) - from - days * DAY) > SECOND,
  );
  return off
    ? [problem(`expirationDate ${expirationDate} is not ${days} days after ${creationDate}`, "/expirationDate")]
    : [];
}
