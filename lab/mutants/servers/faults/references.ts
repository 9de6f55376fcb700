import { type ApiDocument, isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, onResponse } from "../change.ts";
import type { Fault, Target } from "../fault.ts";

const fault = faultsIn("references");

/** Accepts unknown references: repeats a rejected body with the references of the last accepted one. */
const takesUnknown =
  (id: string, member: string, statuses: number[]): Fault["plant"] =>
  (context) => {
    let good: unknown;
    return async (request, next) => {
      const response = await next(request);
      if (request.operation?.id !== id || !isObject(request.body)) return response;
      if (response.status < 300) good = request.body[member] ?? good;
      else if (
        statuses.includes(response.status) &&
        good !== undefined &&
        JSON.stringify(request.body[member]) !== JSON.stringify(good)
      ) {
        const again = await next({ ...request, body: { ...request.body, [member]: good } });
        if (again.status < 300) {
          context.planted();
          return again;
        }
      }
      return response;
    };
  };

const takesTwice =
  (id: string, member: string, statuses: number[]): Fault["plant"] =>
  (context) => {
    const used = new Set<unknown>();
    return async (request, next) => {
      const { body } = request;
      const value = isObject(body) ? body[member] : undefined;
      const response = await next(request);
      if (request.operation?.id !== id || value === undefined) return response;
      if (response.status < 300) used.add(value);
      else if (statuses.includes(response.status) && used.has(value)) {
        context.planted();
        const other = String(value).includes("@") ? `again-${String(value)}` : `${String(value)}-again`;
        return next({ ...request, body: { ...(body as JsonObject), [member]: other } });
      }
      return response;
    };
  };

/** Refuses duplicates of a value that need not be unique. */
const refusesAgain =
  (id: string, member: string): Fault["plant"] =>
  (context) => {
    const used = new Set<unknown>();
    return async (request, next) => {
      const value = isObject(request.body) ? request.body[member] : undefined;
      if (request.operation?.id !== id || value === undefined) return next(request);
      const again = used.has(value);
      // With a number, the correct server rejects the body.
      const wrong = { ...request, body: { ...(request.body as JsonObject), [member]: 7 } };
      const response = await next(again ? wrong : request);
      if (again) context.planted();
      else if (response.status < 300) used.add(value);
      return response;
    };
  };

/** Responds with 400 instead of a more specific status. */
const refusedWith400 = (id: string, from: number): Fault["plant"] =>
  onResponse(isOperation(id), (response) => {
    if (response.status !== from) return false;
    response.status = 400;
    if (isObject(response.body) && "code" in response.body) response.body.code = 400;
  });

const UNKNOWN: Partial<Record<Target, [id: string, member: string, statuses: number[]][]>> = {
  v1: [["createCandidate", "examId", [412]]],
  v2: [
    ["createInvitation", "testId", [404, 409]],
    ["createAssessment", "testId", [404, 409]],
    ["createTest", "predefinedTestId", [404]],
    ["replacePersonTeams", "teamIds", [400]],
    ["createTeam", "parentTeamId", [400]],
    ["createTeam", "supervisorId", [400]],
    ["invitePerson", "teamId", [400]],
    ["invitePerson", "jobPositionId", [400]],
  ],
  v3: [
    ["createInvitation", "teamId", [400]],
    ["createInvitation", "jobPositionId", [400]],
    ["createTeam", "parentTeamId", [400]],
    ["replaceTeam", "supervisorId", [400]],
    ["updatePerson", "jobPositionId", [400]],
    ["updatePerson", "teams", [400]],
    ["replacePersonTeams", "teamIds", [400]],
    ["createJobPosition", "family", [400]],
    ["createJobPosition", "seniority", [400]],
    ["createJobPosition", "feeders", [400]],
  ],
};

const TWICE: Partial<Record<Target, [id: string, member: string, statuses: number[]][]>> = {
  v1: [["createCandidate", "externalId", [400]]],
  v2: [
    ["createCandidate", "externalId", [400]],
    ["createInvitation", "externalId", [400]],
    ["invitePerson", "email", [409]],
  ],
  v3: [["createInvitation", "email", [409]]],
};

const SHARED: Partial<Record<Target, [id: string, member: string][]>> = {
  v1: [["createCandidate", "email"]],
  v2: [
    ["createCandidate", "email"],
    ["createInvitation", "email"],
    ["invitePerson", "customId"],
    ["createTeam", "customId"],
  ],
  v3: [
    ["createInvitation", "customId"],
    ["createTeam", "customId"],
  ],
};

/** Statuses for specific errors. */
const EXACT: Partial<Record<Target, [id: string, what: string, status: number][]>> = {
  v1: [["createCandidate", "an unknown exam", 412]],
  v2: [["createTest", "an unknown predefined test", 404]],
  v3: [["createInvitation", "a known address", 409]],
};

export function referenceFaults(_document: ApiDocument, target: Target): Fault[] {
  return [
    ...(UNKNOWN[target] ?? []).map(([id, member, statuses]) =>
      fault("stated", `${id}: takes an unknown ${member}`, takesUnknown(id, member, statuses)),
    ),
    ...(TWICE[target] ?? []).map(([id, member, statuses]) =>
      fault("stated", `${id}: takes the same ${member} twice`, takesTwice(id, member, statuses)),
    ),
    ...(SHARED[target] ?? []).map(([id, member]) =>
      fault("stated", `${id}: refuses the same ${member} again`, refusesAgain(id, member)),
    ),
    ...(EXACT[target] ?? []).map(([id, what, status]) =>
      fault("stated", `${id}: refuses ${what} with 400`, refusedWith400(id, status)),
    ),
    ...(target === "v2" ? [crossParent()] : []),
  ];
}

const crossParent = (): Fault =>
  fault("sensible", "getAssessment: finds an assessment of another candidate", (context) => {
    const parents = new Map<string, string>();
    return async (request, next) => {
      const response = await next(request);
      const { id = "", assessmentId = "" } = request.values;
      if (!isOperation("getAssessment")(request)) return response;
      if (response.status === 200) parents.set(assessmentId, id);
      const parent = parents.get(assessmentId);
      if (response.status !== 404 || !parent || parent === id) return response;
      request.url.pathname = request.url.pathname.replace(id, parent);
      const found = await next(request);
      if (found.status === 200) context.planted();
      return found;
    };
  });
