import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { operationFaultsIn, overwrite } from "../change.ts";
import type { Fault, FaultClass, PlantedResponse, Target } from "../fault.ts";

const { inRequest, inResponse, inSuccess } = operationFaultsIn("values");

/** Wrong members at a path of a response; `*` is each element of a list. */
type Shown = [faultClass: FaultClass, id: string, wrong: string, way: string, members: JsonObject];

/** Requests that must be rejected with a status. */
type Accepted = [id: string, wrong: string, refused: number, status: number, body?: JsonObject];

const SHOWN: Partial<Record<Target, Shown[]>> = {
  v1: [
    ["stated", "createCandidate", "begins as assessed", "", { status: "ASSESSMENT_READY" }],
    ["stated", "createCandidate", "has points at once", "", { scoredPoints: 0 }],
    [
      "stated",
      "getCandidateResults",
      "financial expectations unasked",
      "",
      { askedForContractData: false, financialExpectations: 1000 },
    ],
  ],
  v2: [
    ["stated", "createCandidate", "is not NEW", "", { status: "EXPIRED" }],
    ["stated", "createInvitation", "the candidate is not NEW", "_embedded.candidate", { status: "ACCEPTED" }],
    ["stated", "createInvitation", "the assessment is not NEW", "_embedded.assessment", { status: "TEST_STARTED" }],
    ["stated", "createInvitation", "id is not that of the assessment", "_embedded.assessment", { id: "asm_other" }],
    ["stated", "createAssessment", "is not NEW", "", { status: "CANCELED" }],
    ["sensible", "getCandidate", "shows another state", "_embedded.assessments.*", { status: "CANCELED" }],
    ["sensible", "getAssessment", "shows another test", "_embedded.test", { id: "tst_other" }],
    ["stated", "uploadTaskPackage", "names another task", "", { taskId: "tsk_other" }],
    ["stated", "uploadTask", "names another task", "", { taskId: "tsk_other" }],
    ["stated", "importTasks", "says that nothing was created", "", { created: [] }],
    ["stated", "importTasks", "says that nothing was updated", "", { updated: [] }],
    ["stated", "getTask", "never a draft", "", { draft: false }],
    ["stated", "getTask", "always a draft", "", { draft: true }],
    ["stated", "getTask", "the build never ends", "", { buildStatus: null }],
    ["stated", "getTask", "shows another id", "", { taskId: "tsk_other" }],
  ],
};

const ACCEPTED: Partial<Record<Target, Accepted[]>> = {
  v2: [
    ["scoreAnswer", "scores what is not finished", 409, 204],
    ["uploadTaskPackage", "takes what is no ZIP", 422, 202, { taskId: "tsk_1" }],
    ["uploadTask", "takes what is no ZIP", 422, 202, { taskId: "tsk_1" }],
    ["importTasks", "takes what is no YAML", 422, 200, { created: [], updated: [] }],
  ],
};

const objectsAt = (body: unknown, [first, ...rest]: readonly string[]): JsonObject[] => {
  if (first === "*") return Array.isArray(body) ? body.flatMap((one) => objectsAt(one, rest)) : [];
  if (!isObject(body)) return [];
  return first === undefined ? [body] : objectsAt(body[first], rest);
};

/** Values that derived faults do not change: choices, ids, and results of rejected requests. */
export const valueFaults = (target: Target): Fault[] => [
  ...(SHOWN[target] ?? []).map(([faultClass, id, wrong, way, members]) =>
    inSuccess(
      faultClass,
      id,
      wrong,
      ({ body }) => objectsAt(body, way.split(".").filter(Boolean)).filter((one) => overwrite(one, members)).length > 0,
    ),
  ),
  ...(ACCEPTED[target] ?? []).map(([id, wrong, refused, status, body]) =>
    inResponse("stated", id, wrong, (response) => response.status === refused && accept(response, status, body)),
  ),
  ...(target === "v2" ? [alwaysAccepted, takesTooManyPoints] : []),
];

function accept(response: PlantedResponse, status: number, body?: JsonObject): void {
  Object.assign(response, { status, body });
  response.headers.set("content-type", "application/vnd.vendor.v2.hal+json");
}

const alwaysAccepted = inRequest("stated", "updateCandidate", "always ACCEPTED", ({ body }) => {
  if (!isObject(body) || body.status !== "REJECTED") return false;
  body.status = "ACCEPTED";
});

const takesTooManyPoints = inResponse("stated", "scoreAnswer", "takes more than maxPoints", (response, { body }) => {
  const isWrong = response.status === 400 && isObject(body) && Number(body.scoredPoints) > 0;
  return isWrong && accept(response, 204);
});
