import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, onError, overwrite } from "../change.ts";
import type { Fault, FaultClass, Target } from "../fault.ts";

const STACK =
  "TypeError: Cannot read properties of undefined (reading 'id')\n    at getCandidate (/srv/app/src/candidates.js:42:17)";

const wrong = (faultClass: FaultClass, name: string, change: Parameters<typeof onError>[1]): Fault =>
  faultsIn("errors")(
    faultClass,
    `all: ${name}`,
    onError(() => true, change),
  );

/** Changed members of errors (`undefined` removes one), and the status of these errors; default: all errors. */
type Changed = [name: string, members: JsonObject, status?: number];

const NUMBERED: Changed[] = [
  ["errors without details", { details: undefined }],
  ["errors whose code is not the status", { code: 999 }],
  ["404 whose code is 400", { code: 400 }, 404],
  ["errors with the same errorId", { errorId: "err_1" }],
  ["errors without errorId", { errorId: undefined }],
  ["errors with an empty errorId", { errorId: "" }],
];

const TYPED: Changed[] = [
  ["errors without message", { message: undefined }],
  ["404 with another errorType", { errorType: "OTHER" }, 404],
  ["404 without resourceId", { resourceId: undefined }, 404],
  ["404 with another resourceId", { resourceId: "other" }, 404],
  ["404 with another resourceType", { resourceType: "OTHER" }, 404],
  ["errors without errorType", { errorType: undefined }],
  ["409 with another errorType", { errorType: "OTHER" }, 409],
  ["409 without email", { email: undefined }, 409],
];

export const errorFaults = (target: Target): Fault[] => [
  ...(target === "v3" ? TYPED : NUMBERED).map(([name, members, only]) =>
    wrong(
      "stated",
      name,
      ({ status, body }) => (only ?? status) === status && isObject(body) && overwrite(body, members, false),
    ),
  ),
  wrong("sensible", "errors with a stack trace", ({ body }) =>
    overwrite(body as JsonObject, { [target === "v3" ? "message" : "details"]: STACK }),
  ),
  wrong("sensible", "errors with an additional stack", ({ body }) => overwrite(body as JsonObject, { stack: STACK })),
  wrong("stated", "errors of another media type", ({ headers }) =>
    headers.set("content-type", "application/problem+json"),
  ),
  wrong("sensible", "errors as pages of HTML", (response) => {
    response.headers.set("content-type", "text/html");
    response.body = "<h1>Error</h1>";
  }),
  wrong("stated", "errors without a body", (response) => {
    response.body = undefined;
    response.headers.delete("content-type");
  }),
];
