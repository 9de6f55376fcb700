import { isObject, type JsonObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import type { Problem } from "../findings/outcome.ts";
import type { Check } from "../session/session.ts";

const ROUNDED = 1;

export const figures = {
  name: "figures",
  about: "points do not exceed their maximum; percentages match the points; periods begin before they end",
  needs: [],
  async run(_session, moment) {
    if (moment.when === "response" && moment.expected && moment.operation.method === "GET")
      moment.add(...figureProblems(moment.reply.body));
  },
} as const satisfies Check;

function figureProblems(body: unknown, at = ""): Problem[] {
  if (Array.isArray(body)) return body.flatMap((one, index) => figureProblems(one, child(at, index)));
  if (!isObject(body)) return [];
  const inner = Object.entries(body).flatMap(([name, value]) => figureProblems(value, child(at, name)));
  return [...ownProblems(body).map((message) => ({ check: "figures", at, message })), ...inner];
}

/** Pairs of instants, as text or milliseconds since 1970, of which the first must not be later. */
const PERIODS = [
  ["startDate", "finishDate"],
  ["creationDate", "startDate"],
  ["creationDate", "expirationDate"],
  ["issueDate", "expirationDate"],
] as const;

const timeOf = (value: unknown): number =>
  typeof value === "string" ? Date.parse(value) : Number(value ?? Number.NaN);

function ownProblems(body: JsonObject): string[] {
  const { scoredPoints, maxPoints, percentage, askedForContractData } = body;
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
  for (const [first, second] of PERIODS) {
    const [from, to] = [timeOf(body[first]), timeOf(body[second])];
    if (from > to) problems.push(`${first} ${body[first]} is later than ${second} ${body[second]}`);
  }
  if (askedForContractData === false && ("financialExpectations" in body || "noticePeriod" in body))
    problems.push("financialExpectations and noticePeriod are there although askedForContractData is false");
  return problems;
}
