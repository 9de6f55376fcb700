import {
  type ApiDocument,
  isJson,
  isObject,
  type JsonObject,
  type Operation,
} from "@assessment-api/contract-tests/internal";
import { createdId, empty, faultsIn, isOperation, listIn, operationFaultsIn } from "../change.ts";
import { copyOf, type Fault, type PlantedResponse } from "../fault.ts";
import { membersOf } from "../places.ts";

const fault = faultsIn("stored");
const { inRequest, inSuccess } = operationFaultsIn("stored");

/** Faults of creations, updates and deletions without effect. Derived faults cover stored values and lists. */
export function storedFaults(document: ApiDocument): Fault[] {
  const reads = document.operations.filter(({ method }) => method === "GET");
  const by = (method: string) => document.operations.filter((one) => one.method === method);
  const creates = by("POST").filter(
    ({ id, responses }) =>
      /^(createTeam|invitePerson)$/.test(id) ||
      responses.some(({ status, headers }) => status === "201" || headers.some(({ name }) => name === "Location")),
  );
  return [
    ...creates.flatMap((one) => createFaults(one, reads)),
    ...by("PATCH").flatMap((one) => changeFaults(document, one)),
    ...by("DELETE").flatMap((one) => deleteFaults(one, reads)),
  ];
}

function createFaults({ id, path, responses }: Operation, reads: readonly Operation[]): Fault[] {
  const read = reads.find((one) => one.path.startsWith(`${path}/{`) && one.path.endsWith("}"));
  const hasLocation = responses.some(({ headers }) => headers.some(({ name }) => name === "Location"));
  return [...(read ? [forgets(id, read)] : []), ...(hasLocation ? locationFaults(id) : [])];
}

const forgets = (id: string, read: Operation): Fault =>
  fault("stated", `${id}: forgets what it created`, (context) => {
    const ids = new Set<string>();
    return async (request, next) => {
      const requestedId = Object.values(request.values).at(-1);
      if (isOperation(read.id)(request) && requestedId && ids.has(requestedId)) {
        request.url.pathname = request.url.pathname.replace(
          requestedId,
          requestedId.replace(/[A-Za-z0-9]{4}$/, "0000"),
        );
        context.planted();
      }
      const response = await next(request);
      const created = isOperation(id)(request) && response.status < 300 ? createdId(response) : undefined;
      if (created) ids.add(created);
      return response;
    };
  });

function locationFaults(id: string): Fault[] {
  let first: string | undefined;
  return [
    inSuccess("stated", id, "Location is that of something else", ({ headers }) => {
      const location = headers.get("location");
      first ??= location ?? undefined;
      if (first === undefined || location === null || first === location) return false;
      headers.set("location", first);
    }),
    inSuccess("protocol", id, "Location leads nowhere", ({ headers }) =>
      headers.set("location", `${headers.get("location")}0`),
    ),
  ];
}

function changeFaults(document: ApiDocument, { id, requestBody }: Operation): Fault[] {
  const schema = requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!schema) return [];
  const isNested = membersOf(document, schema).some(({ way }) => way[0] === "customFields");
  const strip = (body: JsonObject): boolean =>
    Object.entries(body)
      .map(([name, value]) => (value === null ? delete body[name] : isObject(value) && strip(value)))
      .some(Boolean);
  return [
    inRequest("stated", id, "null removes nothing", ({ body }) => isObject(body) && strip(body)),
    ...(isNested || /CustomFields$/.test(id) ? [removesAbsentFields(id, isNested)] : []),
  ];
}

const removesAbsentFields = (id: string, isNested: boolean): Fault => {
  const seen = new Map<string, Set<string>>();
  return inRequest("stated", id, "removes the custom fields that are absent", ({ body, url }) => {
    const fields = isObject(body) && isNested ? body.customFields : body;
    const known = seen.get(url.pathname) ?? new Set();
    seen.set(url.pathname, known);
    if (!isObject(fields)) return false;
    const absent = [...known].filter((name) => !(name in fields));
    for (const name of Object.keys(fields)) known.add(name);
    for (const name of absent) fields[name] = null;
    return absent.length > 0;
  });
};

function deleteFaults({ id, path }: Operation, reads: readonly Operation[]): Fault[] {
  // Deleting an invitation also deletes its candidate.
  const finds = (read: Operation) =>
    read.path.startsWith(path) || `${id} ${read.id}` === "deleteInvitation getCandidate";
  return [
    fault("stated", `${id}: deletes nothing`, (context) => {
      const shown = new Set<string>();
      return async (request, next) => {
        // Not sent on, because the correct server rejects invalid requests differently if the resource exists.
        const isShown = isOperation(id)(request) && [...shown].some((one) => request.url.pathname.endsWith(`/${one}`));
        if (isShown && request.headers.keys().some((name) => /key|authorization/.test(name))) {
          context.planted();
          return empty(204);
        }
        const response = await next(request);
        const created = request.method === "POST" && response.status < 300 ? createdId(response) : undefined;
        if (created) shown.add(created);
        for (const one of listIn(response.body)?.items ?? []) shown.add(String(one.id));
        return response;
      };
    }),
    fault("sensible", `${id}: deletes a second time`, (context) => {
      const deleted = new Set<string>();
      return async (request, next) => {
        const response = await next(request);
        if (!isOperation(id)(request)) return response;
        if (response.status < 300) deleted.add(request.url.pathname);
        if (response.status !== 404 || !deleted.has(request.url.pathname)) return response;
        context.planted();
        return empty(204);
      };
    }),
    ...reads.filter(finds).map((read) => stillRead(id, read)),
  ];
}

const stillRead = (id: string, read: Operation): Fault =>
  fault("stated", `${id}: ${read.id} still shows what was deleted`, (context) => {
    const seen = new Map<string, PlantedResponse>();
    return async (request, next) => {
      const response = await next(request);
      if (!isOperation(read.id)(request)) return response;
      if (response.status === 200) seen.set(request.url.pathname, copyOfResponse(response));
      const before = seen.get(request.url.pathname);
      if (response.status !== 404 || !before) return response;
      context.planted();
      return copyOfResponse(before);
    };
  });

const copyOfResponse = ({ status, headers, body }: PlantedResponse): PlantedResponse => ({
  status,
  headers: new Headers(headers),
  body: copyOf(body),
});
