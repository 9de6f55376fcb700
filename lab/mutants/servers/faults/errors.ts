import { isObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, onError, set } from "../change.ts";
import type { Fault, FaultClass, Target } from "../fault.ts";

const fault = faultsIn("errors");
const STACK =
  "TypeError: Cannot read properties of undefined (reading 'id')\n    at getCandidate (/srv/app/src/candidates.js:42:17)";

const wrong = (faultClass: FaultClass, name: string, change: Parameters<typeof onError>[1]): Fault =>
  fault(
    faultClass,
    `all: ${name}`,
    onError(() => true, change),
  );

export function errorFaults(target: Target): Fault[] {
  const text = target === "v3" ? "message" : "details";
  const common = [
    wrong("stated", "errors of another media type", ({ headers }) =>
      headers.set("content-type", "application/problem+json"),
    ),
    wrong("stated", `errors without ${text}`, ({ body }) => isObject(body) && delete body[text]),
    wrong("sensible", "errors with a stack trace", ({ body }) => set(body, { [text]: STACK })),
    wrong("sensible", "errors with an additional stack", ({ body }) => set(body, { stack: STACK })),
    wrong("sensible", "errors as pages of HTML", (response) => {
      response.headers.set("content-type", "text/html");
      response.body = "<h1>Error</h1>";
    }),
    wrong("stated", "errors without a body", (response) => {
      response.body = undefined;
      response.headers.delete("content-type");
    }),
  ];
  if (target !== "v3")
    return [
      ...common,
      wrong("stated", "errors whose code is not the status", ({ body }) => set(body, { code: 999 })),
      wrong("stated", "404 whose code is 400", ({ body, status }) => status === 404 && set(body, { code: 400 })),
      wrong("stated", "errors with the same errorId", ({ body }) => set(body, { errorId: "err_1" })),
      wrong("stated", "errors without errorId", ({ body }) => isObject(body) && delete body.errorId),
      wrong("stated", "errors with an empty errorId", ({ body }) => set(body, { errorId: "" })),
    ];
  return [
    ...common,
    wrong(
      "stated",
      "404 with another errorType",
      ({ body, status }) => status === 404 && set(body, { errorType: "OTHER" }),
    ),
    wrong(
      "stated",
      "404 without resourceId",
      ({ body, status }) => status === 404 && isObject(body) && delete body.resourceId,
    ),
    wrong(
      "stated",
      "404 with another resourceId",
      ({ body, status }) =>
        status === 404 && isObject(body) && "resourceId" in body && set(body, { resourceId: "other" }),
    ),
    wrong(
      "stated",
      "404 with another resourceType",
      ({ body, status }) =>
        status === 404 && isObject(body) && "resourceType" in body && set(body, { resourceType: "OTHER" }),
    ),
    wrong("stated", "errors without errorType", ({ body }) => isObject(body) && delete body.errorType),
    wrong(
      "stated",
      "409 with another errorType",
      ({ body, status }) => status === 409 && set(body, { errorType: "OTHER" }),
    ),
    wrong("stated", "409 without email", ({ body, status }) => status === 409 && isObject(body) && delete body.email),
  ];
}
