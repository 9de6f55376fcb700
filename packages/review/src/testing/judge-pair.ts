import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { type Verdict, worse } from "../model/change.ts";
import type { Engine, Finding } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";
import { reviewDocuments } from "../review-documents.ts";

export interface Judged {
  flow: "request" | "response";
  verdict: Verdict;
  refused: { value: unknown } | undefined;
  findings: Finding[];
}

const BEYOND_VALUES = ["request-property-removed", "property-removed"];

const document = (schema: JsonObject) => {
  const content = { "application/json": { schema } };
  return {
    openapi: "3.1.1",
    info: { title: "Pair", version: "1" },
    paths: {
      "/sent": { post: { requestBody: { required: true, content }, responses: { 200: { description: "Fine." } } } },
      "/returned": { get: { responses: { 200: { description: "Fine.", content } } } },
    },
  };
};

/** Reviews a pair of schemas as request and response, and validates each value. */
export async function judgePair(
  before: JsonObject,
  after: JsonObject,
  values: readonly unknown[],
  engines: readonly Engine[] = ["values"],
): Promise<Judged[]> {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  const [old, now] = [ajv.compile(before), ajv.compile(after)];
  const findings = await reviewDocuments(document(before), document(after), { engines });
  // Values found by the review count if the validator agrees.
  const all = [...values, ...findings.flatMap(({ witness }) => (witness ? [witness.value] : []))];
  const [lost, won] = [
    all.filter((value) => says(old, value) === true && says(now, value) === false),
    all.filter((value) => says(now, value) === true && says(old, value) === false),
  ];
  return (["request", "response"] as const).map((flow) => {
    const own = findings.filter(({ flows, rule }) => flows.includes(flow) && !BEYOND_VALUES.includes(rule));
    const beyond = findings.filter(({ flows, rule }) => flows.includes(flow) && BEYOND_VALUES.includes(rule));
    const worst = (list: Finding[]) => list.reduce<Verdict>((most, one) => worse(most, one.verdict), "description");
    const [value] = flow === "request" ? lost : won;
    const refused = value === undefined ? undefined : { value };
    return { flow, verdict: worst(refused ? [...own, ...beyond] : own), refused, findings: own };
  });
}

/** Returns the validator's result; undefined if Ajv fails, as on some `unevaluatedProperties` below a condition. */
function says(check: ValidateFunction, value: unknown): boolean | undefined {
  try {
    return check(value);
  } catch {
    return undefined;
  }
}
