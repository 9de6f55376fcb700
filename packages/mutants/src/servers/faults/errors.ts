import { isObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, onError, set } from "../change.ts";
import type { Fault, Target } from "../fault.ts";

const fault = faultsIn("errors");
const STACK =
  "TypeError: Cannot read properties of undefined (reading 'id')\n    at getCandidate (/srv/app/src/candidates.js:42:17)";

/** Faults in the error objects of all operations. */
export function errorFaults(target: Target): Fault[] {
  const all = () => true;
  const text = target === "v3" ? "message" : "details";
  const kinds: [Fault["class"], string, Fault["plant"]][] = [
    [
      "stated",
      "errors of another media type",
      onError(all, ({ headers }) => headers.set("content-type", "application/problem+json")),
    ],
    ["stated", `errors without ${text}`, onError(all, ({ body }) => isObject(body) && delete body[text])],
    ["sensible", "errors with a stack trace", onError(all, ({ body }) => set(body, { [text]: STACK }))],
    ["sensible", "errors with an additional stack", onError(all, ({ body }) => set(body, { stack: STACK }))],
    [
      "sensible",
      "errors as pages of HTML",
      onError(all, (response) => {
        response.headers.set("content-type", "text/html");
        response.body = "<h1>Error</h1>";
      }),
    ],
    [
      "stated",
      "errors without a body",
      onError(all, (response) => {
        response.body = undefined;
        response.headers.delete("content-type");
      }),
    ],
  ];
  if (target !== "v3")
    kinds.push(
      ["stated", "errors whose code is not the status", onError(all, ({ body }) => set(body, { code: 999 }))],
      [
        "stated",
        "404 whose code is 400",
        onError(all, ({ body, status }) => status === 404 && set(body, { code: 400 })),
      ],
      ["stated", "errors with the same errorId", onError(all, ({ body }) => set(body, { errorId: "err_1" }))],
      ["stated", "errors without errorId", onError(all, ({ body }) => isObject(body) && delete body.errorId)],
      ["stated", "errors with an empty errorId", onError(all, ({ body }) => set(body, { errorId: "" }))],
    );
  if (target === "v3")
    kinds.push(
      [
        "stated",
        "404 with another errorType",
        onError(all, ({ body, status }) => status === 404 && set(body, { errorType: "OTHER" })),
      ],
      [
        "stated",
        "404 without resourceId",
        onError(all, ({ body, status }) => status === 404 && isObject(body) && delete body.resourceId),
      ],
      [
        "stated",
        "404 with another resourceId",
        onError(
          all,
          ({ body, status }) =>
            status === 404 && isObject(body) && "resourceId" in body && set(body, { resourceId: "other" }),
        ),
      ],
      [
        "stated",
        "404 with another resourceType",
        onError(
          all,
          ({ body, status }) =>
            status === 404 && isObject(body) && "resourceType" in body && set(body, { resourceType: "OTHER" }),
        ),
      ],
      ["stated", "errors without errorType", onError(all, ({ body }) => isObject(body) && delete body.errorType)],
      [
        "stated",
        "409 with another errorType",
        onError(all, ({ body, status }) => status === 409 && set(body, { errorType: "OTHER" })),
      ],
      [
        "stated",
        "409 without email",
        onError(all, ({ body, status }) => status === 409 && isObject(body) && delete body.email),
      ],
    );
  return kinds.map(([faultClass, name, plant]) => fault(faultClass, `all: ${name}`, plant));
}
