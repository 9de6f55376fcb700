import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, isOperation, listIn, onRequest, onSuccess, operationFaultsIn, set } from "../change.ts";
import type { Fault, Target } from "../fault.ts";

const fault = faultsIn("assessments");
const { inRequest, inSuccess, instead } = operationFaultsIn("assessments");
const scoreOf = (body: unknown): JsonObject | undefined =>
  isObject(body) && isObject(body.score) ? body.score : undefined;

export function assessmentFaults(target: Target): Fault[] {
  if (target === "v1")
    return [
      inSuccess("stated", "createCandidate", "begins as assessed", ({ body }) =>
        set(body, { status: "ASSESSMENT_READY" }),
      ),
      inSuccess("stated", "createCandidate", "has points at once", ({ body }) => set(body, { scoredPoints: 0 })),
      inSuccess("stated", "getCandidateResults", "more points than there are", ({ body }) => {
        if (!isObject(body) || typeof body.scoredPoints !== "number") return false;
        body.scoredPoints = Number(body.maxPoints) + 1;
      }),
      inSuccess("sensible", "getCandidateResults", "points of another candidate", ({ body }) => {
        if (!isObject(body) || typeof body.maxPoints !== "number") return false;
        body.maxPoints += 1;
      }),
      inSuccess("stated", "getCandidateResults", "financial expectations unasked", ({ body }) => {
        if (!isObject(body) || body.askedForContractData === true) return false;
        body.askedForContractData = false;
        body.financialExpectations = 1000;
      }),
    ];
  if (target !== "v2") return [];
  const shows = ["listCandidates", "getCandidate"];
  return [
    inSuccess("stated", "createCandidate", "is not NEW", ({ body }) => set(body, { status: "EXPIRED" })),
    inSuccess("stated", "createInvitation", "the candidate is not NEW", ({ body }) =>
      changeEmbedded(body, "candidate", (one) => (one.status = "ACCEPTED")),
    ),
    inSuccess("stated", "createInvitation", "the assessment is not NEW", ({ body }) =>
      changeEmbedded(body, "assessment", (one) => (one.status = "TEST_STARTED")),
    ),
    inSuccess("stated", "createInvitation", "id is not that of the assessment", ({ body }) =>
      changeEmbedded(body, "assessment", (one) => (one.id = "asm_other")),
    ),
    fault(
      "stated",
      "createAssessment: ignores validityInDays",
      onRequest(
        isOperation("createAssessment", "createInvitation"),
        ({ body }) => isObject(body) && "validityInDays" in body && delete body.validityInDays,
      ),
    ),
    inSuccess("stated", "createAssessment", "is not NEW", ({ body }) => set(body, { status: "CANCELED" })),
    fault(
      "stated",
      "createAssessment: the candidate does not show it",
      onSuccess(isOperation("getCandidate"), ({ body }) => {
        const embedded = isObject(body) ? body._embedded : undefined;
        if (!isObject(embedded) || !Array.isArray(embedded.assessments) || embedded.assessments.length === 0)
          return false;
        embedded.assessments = [];
      }),
    ),
    fault("sensible", "deleteAssessment: the candidate still shows it", (context) => {
      const shown = new Map<string, unknown>();
      return async (request, next) => {
        const response = await next(request);
        const embedded = isObject(response.body) ? response.body._embedded : undefined;
        if (request.operation?.id !== "getCandidate" || !isObject(embedded)) return response;
        const [id = ""] = Object.values(request.values);
        const [list, before] = [embedded.assessments as unknown[], shown.get(id) as unknown[] | undefined];
        if (before && before.length > list.length) {
          embedded.assessments = before;
          context.planted();
        } else shown.set(id, structuredClone(list));
        return response;
      };
    }),
    inSuccess("sensible", "getCandidate", "shows another state of its assessments", ({ body }) => {
      const embedded = isObject(body) ? body._embedded : undefined;
      const all = isObject(embedded) ? (embedded.assessments as JsonObject[]) : [];
      for (const one of all) one.status = one.status === "NEW" ? "CANCELED" : "NEW";
      return all.length > 0;
    }),
    inRequest(
      "stated",
      "updateCandidate",
      "the decision is not kept",
      ({ body }) => isObject(body) && "status" in body && delete body.status,
    ),
    inRequest("stated", "updateCandidate", "always ACCEPTED", ({ body }) => {
      if (!isObject(body) || body.status !== "REJECTED") return false;
      body.status = "ACCEPTED";
    }),
    fault(
      "stated",
      "disableCommunication is always true",
      onSuccess(isOperation(...shows, "createCandidate"), ({ body }) =>
        eachCandidate(body, (one) => (one.disableCommunication = true)),
      ),
    ),
    instead("stated", "scoreAnswer", "keeps no score", async ({ body, headers }) =>
      headers.has("vendor-api-key") && isObject(body) && body.scoredPoints === 1 ? empty(204) : undefined,
    ),
    fault("stated", "scoreAnswer: takes more than maxPoints", (context) => async (request, next) => {
      const response = await next(request);
      const points = isObject(request.body) ? Number(request.body.scoredPoints) : Number.NaN;
      if (request.operation?.id !== "scoreAnswer" || response.status !== 400 || !(points > 0)) return response;
      context.planted();
      return empty(204);
    }),
    fault("stated", "scoreAnswer: scores what is not finished", (context) => async (request, next) => {
      const response = await next(request);
      if (request.operation?.id !== "scoreAnswer" || response.status !== 409) return response;
      context.planted();
      return empty(204);
    }),
    inSuccess("stated", "getAssessment", "the percentage is wrong", ({ body }) => {
      const score = scoreOf(body);
      if (!score || typeof score.percentage !== "number") return false;
      score.percentage = score.percentage > 50 ? score.percentage - 7 : score.percentage + 7;
    }),
    inSuccess("stated", "getAssessment", "more points than there are", ({ body }) => {
      const score = scoreOf(body);
      if (!score || typeof score.scoredPoints !== "number") return false;
      score.scoredPoints = Number(score.maxPoints) + 1;
    }),
    inSuccess("sensible", "getAssessment", "shows another test", ({ body }) =>
      changeEmbedded(body, "test", (one) => (one.id = "tst_other")),
    ),
    inSuccess("sensible", "getInvitation", "its candidate shows no assessment", ({ body }) =>
      changeEmbedded(body, "candidate", (one) => {
        if (isObject(one._embedded)) one._embedded.assessments = [];
      }),
    ),
    fault("stated", "deleteInvitation: keeps the candidate", (context) => {
      const gone = new Map<string, JsonObject>();
      const seen = new Map<string, JsonObject>();
      return async (request, next) => {
        const response = await next(request);
        const id = Object.values(request.values).at(-1) ?? "";
        if (request.operation?.id === "getCandidate") {
          if (response.status === 200 && isObject(response.body)) seen.set(id, response.body);
          const kept = response.status === 404 ? seen.get(id) : undefined;
          if (kept && gone.size > 0) {
            context.planted();
            return {
              status: 200,
              headers: new Headers({ "content-type": "application/vnd.vendor.v2.hal+json" }),
              body: kept,
            };
          }
        }
        const candidate =
          isObject(response.body) && isObject(response.body._embedded) ? response.body._embedded.candidate : undefined;
        if (request.operation?.id === "createInvitation" && isObject(candidate))
          seen.set(String(candidate.id), { ...candidate, _embedded: { assessments: [] } });
        if (request.operation?.id === "deleteInvitation" && response.status === 204) gone.set(id, {});
        return response;
      };
    }),
  ];
}

function changeEmbedded(body: unknown, name: string, change: (one: JsonObject) => unknown): boolean {
  const one = isObject(body) && isObject(body._embedded) ? body._embedded[name] : undefined;
  if (!isObject(one)) return false;
  change(one);
  return true;
}

function eachCandidate(body: unknown, change: (one: JsonObject) => unknown): boolean {
  const all = listIn(body)?.items ?? (isObject(body) ? [body] : []);
  for (const one of all) change(one);
  return all.length > 0;
}
