import { isObject } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, operationFaultsIn, set } from "../change.ts";
import type { Fault, PlantedResponse, Target } from "../fault.ts";

const fault = faultsIn("tasks");
const { inSuccess, instead } = operationFaultsIn("tasks");
const HAL = "application/vnd.vendor.v2.hal+json";
const respond = (status: number, body: unknown): PlantedResponse => ({
  status,
  headers: new Headers({ "content-type": HAL }),
  body,
});

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
    inSuccess("stated", "uploadTaskPackage", "names another task", ({ body }) => set(body, { taskId: "tsk_other" })),
    inSuccess("stated", "uploadTask", "names another task", ({ body }) => set(body, { taskId: "tsk_other" })),
    inSuccess("stated", "importTasks", "says that nothing was created", ({ body }) => {
      if (!isObject(body) || !Array.isArray(body.created) || body.created.length === 0) return false;
      body.created = [];
    }),
    inSuccess("stated", "importTasks", "says that all was created anew", ({ body }) => {
      if (!isObject(body) || !Array.isArray(body.updated) || !Array.isArray(body.created) || body.updated.length === 0)
        return false;
      body.created = [...body.created, ...body.updated];
      body.updated = [];
    }),
    instead("stated", "publishTask", "publishes nothing", async ({ headers, values }) =>
      headers.has("vendor-api-key") && !/0000|zzzz/i.test(values.taskId ?? "") ? empty(204) : undefined,
    ),
    inSuccess("stated", "getTask", "never a draft", ({ body }) => {
      if (!isObject(body) || body.draft !== true) return false;
      body.draft = false;
    }),
    inSuccess("stated", "getTask", "always a draft", ({ body }) => {
      if (!isObject(body) || body.draft !== false) return false;
      body.draft = true;
    }),
    inSuccess("stated", "getTask", "the build never ends", ({ body }) => {
      if (!isObject(body) || !body.buildStatus) return false;
      body.buildStatus = null;
    }),
    inSuccess("stated", "getTask", "shows another title", ({ body }) => set(body, { title: "Another title" })),
    inSuccess("stated", "getTask", "shows other points", ({ body }) => set(body, { points: 999 })),
    inSuccess("stated", "getTask", "shows another id", ({ body }) => set(body, { taskId: "tsk_other" })),
  ];
}
