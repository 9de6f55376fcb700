import { isObject } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, insteadOf, isOperation, onSuccess, set } from "../change.ts";
import type { Fault, PlantedResponse, Target } from "../fault.ts";

const fault = faultsIn("tasks");
const HAL = "application/vnd.vendor.v2.hal+json";
const respond = (status: number, body: unknown): PlantedResponse => ({
  status,
  headers: new Headers({ "content-type": HAL }),
  body,
});

/** Uploads, builds and publication of tasks. */
export function taskFaults(target: Target): Fault[] {
  if (target !== "v2") return [];
  const takesRubbish =
    (id: string, status: number, body: unknown): Fault["plant"] =>
    (context) =>
    async (request, next) => {
      const response = await next(request);
      if (request.operation?.id !== id || response.status !== 422) return response;
      context.planted();
      return respond(status, body);
    };
  return [
    fault(
      "stated",
      "uploadTaskPackage: takes what is no ZIP",
      takesRubbish("uploadTaskPackage", 202, { taskId: "tsk_1" }),
    ),
    fault("stated", "uploadTask: takes what is no ZIP", takesRubbish("uploadTask", 202, { taskId: "tsk_1" })),
    fault(
      "stated",
      "importTasks: takes what is no YAML",
      takesRubbish("importTasks", 200, { created: [], updated: [] }),
    ),
    fault(
      "stated",
      "uploadTaskPackage: names another task",
      onSuccess(isOperation("uploadTaskPackage"), ({ body }) => set(body, { taskId: "tsk_other" })),
    ),
    fault(
      "stated",
      "uploadTask: names another task",
      onSuccess(isOperation("uploadTask"), ({ body }) => set(body, { taskId: "tsk_other" })),
    ),
    fault(
      "stated",
      "importTasks: says that nothing was created",
      onSuccess(isOperation("importTasks"), ({ body }) => {
        if (!isObject(body) || !Array.isArray(body.created) || body.created.length === 0) return false;
        body.created = [];
      }),
    ),
    fault(
      "stated",
      "importTasks: says that all was created anew",
      onSuccess(isOperation("importTasks"), ({ body }) => {
        if (
          !isObject(body) ||
          !Array.isArray(body.updated) ||
          !Array.isArray(body.created) ||
          body.updated.length === 0
        )
          return false;
        body.created = [...body.created, ...body.updated];
        body.updated = [];
      }),
    ),
    fault(
      "stated",
      "publishTask: publishes nothing",
      insteadOf(isOperation("publishTask"), async ({ headers, values }) =>
        headers.has("vendor-api-key") && !/0000|zzzz/i.test(values.taskId ?? "") ? empty(204) : undefined,
      ),
    ),
    fault(
      "stated",
      "getTask: never a draft",
      onSuccess(isOperation("getTask"), ({ body }) => {
        if (!isObject(body) || body.draft !== true) return false;
        body.draft = false;
      }),
    ),
    fault(
      "stated",
      "getTask: always a draft",
      onSuccess(isOperation("getTask"), ({ body }) => {
        if (!isObject(body) || body.draft !== false) return false;
        body.draft = true;
      }),
    ),
    fault(
      "stated",
      "getTask: the build never ends",
      onSuccess(isOperation("getTask"), ({ body }) => {
        if (!isObject(body) || !body.buildStatus) return false;
        body.buildStatus = null;
      }),
    ),
    fault(
      "stated",
      "getTask: shows another title",
      onSuccess(isOperation("getTask"), ({ body }) => set(body, { title: "Another title" })),
    ),
    fault(
      "stated",
      "getTask: shows other points",
      onSuccess(isOperation("getTask"), ({ body }) => set(body, { points: 999 })),
    ),
    fault(
      "stated",
      "getTask: shows another id",
      onSuccess(isOperation("getTask"), ({ body }) => set(body, { taskId: "tsk_other" })),
    ),
  ];
}
