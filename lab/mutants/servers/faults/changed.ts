import { type ApiDocument, isObject, type JsonObject, type Operation } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, insteadOf, isOperation, operationFaultsIn } from "../change.ts";
import { copyOf, type Fault, type PlantedResponse } from "../fault.ts";
import { HIDDEN, membersOf, notStored } from "./stored-members.ts";

const fault = faultsIn("stored");
const { inRequest } = operationFaultsIn("stored");

/** Responds with the last cached state instead of changing the resource. */
const showsTheOld =
  (operation: Operation): Fault["plant"] =>
  ({ accepts, planted }) => {
    const seen = new Map<string, PlantedResponse>();
    return async (request, next) => {
      const old = seen.get(request.url.pathname.split("/").at(-1) ?? "");
      const schema = operation.requestBody?.media[0]?.schema;
      if (request.operation?.id === operation.id && old && schema && accepts(schema.pointer, request.body)) {
        planted();
        return { status: 200, headers: new Headers(old.headers), body: copyOf(old.body) };
      }
      const response = await next(request);
      if (response.status < 300 && isObject(response.body) && typeof response.body.id === "string")
        seen.set(response.body.id, { ...response, body: copyOf(response.body) });
      return response;
    };
  };

/** Updates that change nothing, too little or too much. */
export function changeFaults(document: ApiDocument, operation: Operation): Fault[] {
  const { id, method } = operation;
  const success = Number(operation.responses[0]?.status);
  const faults = [
    fault(
      "stated",
      `${id}: changes nothing`,
      success === 200 && method === "PUT"
        ? showsTheOld(operation)
        : insteadOf(isOperation(id), async (request, next, { accepts }) => {
            const schema = operation.requestBody?.media[0]?.schema;
            if (!isObject(request.body) || (schema && !accepts(schema.pointer, request.body))) return undefined;
            if (method === "PATCH") return next({ ...request, body: {} });
            const { status } = await next({ ...request, body: "{" });
            if (success === 204 && status === 400 && !/_0+$|0000/.test(request.url.pathname)) return empty(204);
            return undefined;
          }),
    ),
  ];
  const members = membersOf(document, operation);
  const nested = members.some(([name]) => name === "customFields");
  if (method === "PATCH") {
    const strip = (body: JsonObject): boolean =>
      Object.entries(body)
        .map(([name, value]) => {
          if (value === null) return delete body[name];
          return isObject(value) && strip(value);
        })
        .some(Boolean);
    faults.push(inRequest("stated", id, "null removes nothing", ({ body }) => isObject(body) && strip(body)));
    if (nested || /CustomFields$/.test(id)) {
      faults.push(
        fault("stated", `${id}: removes the custom fields that are absent`, (context) => {
          const seen = new Map<string, Set<string>>();
          return (request, next) => {
            if (request.operation?.id === id && isObject(request.body)) {
              const fields = nested ? request.body.customFields : request.body;
              const known = seen.get(request.url.pathname) ?? new Set();
              seen.set(request.url.pathname, known);
              if (isObject(fields)) {
                for (const name of known)
                  if (!(name in fields)) {
                    fields[name] = null;
                    context.planted();
                  }
                for (const name of Object.keys(fields)) known.add(name);
              }
            }
            return next(request);
          };
        }),
      );
    }
  }
  for (const [name, schema] of members) {
    if (method === "PATCH" || HIDDEN.test(name) || schema.type === "object" || members.length < 2) continue;
    faults.push(notStored(id, name, name === "name" ? "Something else" : undefined));
  }
  return faults;
}
