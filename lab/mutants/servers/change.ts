import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import type { Fault, FaultClass, Plant, PlantContext, PlantedRequest, PlantedResponse } from "./fault.ts";

type Change = (response: PlantedResponse, request: PlantedRequest, context: PlantContext) => unknown;
type Matches = (request: PlantedRequest) => boolean;

export const isOperation =
  (...ids: string[]): Matches =>
  ({ operation }) =>
    operation !== undefined && ids.includes(operation.id);

/** Changes responses in place; `change` returns `false` if nothing changes. */
export const onResponse =
  (matches: Matches, change: Change): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const response = await next(request);
    if (matches(request) && change(response, request, context) !== false) context.planted();
    return response;
  };

export const onSuccess = (matches: Matches, change: Change): Fault["plant"] =>
  onResponse(matches, (response, request, context) =>
    response.status < 300 ? change(response, request, context) : false,
  );

export const onError = (matches: Matches, change: Change): Fault["plant"] =>
  onResponse(matches, (response, request, context) =>
    response.status >= 400 && isObject(response.body) ? change(response, request, context) : false,
  );

/** Changes requests in place. */
export const onRequest =
  (matches: Matches, change: (request: PlantedRequest, context: PlantContext) => unknown): Fault["plant"] =>
  (context) =>
  (request, next) => {
    if (matches(request) && change(request, context) !== false) context.planted();
    return next(request);
  };

/** Replaces the response. If `respond` returns undefined, sends the server's response. */
export const insteadOf =
  (
    matches: Matches,
    respond: (
      request: PlantedRequest,
      next: Parameters<Plant>[1],
      context: PlantContext,
    ) => Promise<PlantedResponse | undefined>,
  ): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const own = matches(request) ? await respond(request, next, context) : undefined;
    if (own) context.planted();
    return own ?? next(request);
  };

/**
 * Sets members of an object; `undefined` removes one. Returns whether the object has changed.
 * @param further whether to add members that the object lacks
 */
export function overwrite(body: JsonObject, members: JsonObject, further = true): boolean {
  const before = JSON.stringify(body);
  for (const [name, value] of Object.entries(members)) if (further || name in body) body[name] = value;
  return JSON.stringify(body) !== before;
}

/** @returns the last segment of Location, otherwise the body's id */
export function createdId({ headers, body }: PlantedResponse): string | undefined {
  const location = headers.get("location");
  if (location) return location.split("/").at(-1);
  return isObject(body) && typeof body.id === "string" ? body.id : undefined;
}

export const empty = (status = 204): PlantedResponse => ({ status, headers: new Headers(), body: undefined });

/** Creates the faults of a file; its name is their `attacks`. */
export const faultsIn =
  (attacks: string) =>
  (faultClass: FaultClass, name: string, plant: Fault["plant"]): Fault => ({ attacks, class: faultClass, name, plant });

/** Creates faults of one operation, like {@link faultsIn}. Names consist of operationId and problem. */
export function operationFaultsIn(attacks: string) {
  const by =
    <How>(plant: (matches: Matches, how: How) => Fault["plant"]) =>
    (faultClass: FaultClass, id: string, wrong: string, how: How): Fault =>
      faultsIn(attacks)(faultClass, `${id}: ${wrong}`, plant(isOperation(id), how));
  return { inRequest: by(onRequest), inResponse: by(onResponse), inSuccess: by(onSuccess), instead: by(insteadOf) };
}

export function listIn(body: unknown): { items: JsonObject[]; put(items: JsonObject[]): void } | undefined {
  if (Array.isArray(body))
    return { items: body as JsonObject[], put: (items) => void body.splice(0, body.length, ...items) };
  if (!isObject(body)) return undefined;
  const embedded = isObject(body._embedded) ? body._embedded : body;
  for (const [name, value] of Object.entries(embedded)) {
    if (Array.isArray(value) && (embedded !== body || ["items", "content"].includes(name)))
      return { items: value as JsonObject[], put: (items) => void Object.assign(embedded, { [name]: items }) };
  }
  return undefined;
}
