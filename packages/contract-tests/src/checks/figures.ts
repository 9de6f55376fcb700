import { isObject, type JsonObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import type { Problem } from "../findings/outcome.ts";
import type { Check } from "../session/session.ts";

/** Largest difference between a percentage and its points that rounding explains. */
const ROUNDED = 1;

/** Points, percentages and dates of a response are consistent. */
export const figures = {
  name: "figures",
  about: "points do not exceed their maximum; percentages match the points; dates are in order",
  needs: [],
  async run(_session, moment) {
    if (moment.when === "response" && moment.expected && moment.operation.method === "GET")
      moment.add(...figureProblems(moment.reply.body));
  },
} as const satisfies Check;

/** Inconsistent figures of a body, at any depth. */
function figureProblems(body: unknown, at = ""): Problem[] {
  if (Array.isArray(body)) return body.flatMap((one, index) => figureProblems(one, child(at, index)));
  if (!isObject(body)) return [];
  const inner = Object.entries(body).flatMap(([name, value]) => figureProblems(value, child(at, name)));
  return [...ownProblems(body).map((message) => ({ check: "figures", at, message })), ...inner];
}

function ownProblems(body: JsonObject): string[] {
  const { scoredPoints, maxPoints, percentage, startDate, finishDate, creationDate, askedForContractData } = body;
  const problems: string[] = [];
  if (typeof scoredPoints === "number" && typeof maxPoints === "number") {
    if (scoredPoints > maxPoints) problems.push(`scoredPoints are ${scoredPoints}, maxPoints ${maxPoints}`);
    if (
      typeof percentage === "number" &&
      maxPoints > 0 &&
      Math.abs(percentage - (100 * scoredPoints) / maxPoints) > ROUNDED
    )
      problems.push(`percentage is ${percentage}, but ${scoredPoints} of ${maxPoints} points were scored`);
  }
  const later = (a: unknown, b: unknown) =>
    typeof a === "string" && typeof b === "string" && Date.parse(a) > Date.parse(b);
  if (later(startDate, finishDate)) problems.push(`startDate ${startDate} is later than finishDate ${finishDate}`);
  if (later(creationDate, startDate))
    problems.push(`creationDate ${creationDate} is later than startDate ${startDate}`);
  if (askedForContractData === false && ("financialExpectations" in body || "noticePeriod" in body))
    problems.push("financialExpectations and noticePeriod are there although askedForContractData is false");
  return problems;
}
