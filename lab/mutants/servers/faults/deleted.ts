import type { ApiDocument, JsonObject, Operation } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, listIn } from "../change.ts";
import { copyOf, type Fault, type PlantedResponse } from "../fault.ts";
import { createdId, idIn } from "./stored-members.ts";

const fault = faultsIn("stored");

export function deleteFaults(document: ApiDocument, { id, path }: Operation): Fault[] {
  const reads = document.operations.filter(({ method }) => method === "GET");
  const read = reads.some((one) => one.path.startsWith(path));
  const list = reads.some(
    (one) => path.startsWith(`${one.path}/{`) && one.path === path.slice(0, path.lastIndexOf("/{")),
  );
  return [
    fault("stated", `${id}: deletes nothing`, (context) => {
      const shown = new Set<string>();
      return async (request, next) => {
        if (request.operation?.id === id) {
          // The correct server refuses invalid requests differently if the resource exists.
          const own = [...shown].some((one) => request.url.pathname.endsWith(`/${one}`));
          if (own && request.headers.keys().some((name) => /key|authorization/.test(name))) {
            context.planted();
            return empty(204);
          }
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
        if (request.operation?.id !== id) return response;
        if (response.status < 300) deleted.add(request.url.pathname);
        else if (response.status === 404 && deleted.has(request.url.pathname)) {
          context.planted();
          return empty(204);
        }
        return response;
      };
    }),
    ...(read ? [stillRead(id, path)] : []),
    ...(list ? [stillListed(id, path)] : []),
  ];
}

const stillRead = (id: string, path: string): Fault =>
  fault("stated", `${id}: what was deleted can still be read`, (context) => {
    const seen = new Map<string, PlantedResponse>();
    return async (request, next) => {
      const response = await next(request);
      const at = request.url.pathname;
      if (request.method !== "GET" || !request.operation?.path.startsWith(path)) return response;
      if (response.status === 200) seen.set(at, copyOfResponse(response));
      const before = seen.get(at);
      if (response.status === 404 && before) {
        context.planted();
        return copyOfResponse(before);
      }
      return response;
    };
  });

const stillListed = (id: string, path: string): Fault =>
  fault("sensible", `${id}: lists still show what was deleted`, (context) => {
    const seen = new Map<string, JsonObject>();
    const gone: JsonObject[] = [];
    return async (request, next) => {
      const response = await next(request);
      const list =
        request.method === "GET" && request.operation && path.startsWith(`${request.operation.path}/{`)
          ? listIn(response.body)
          : undefined;
      if (list) {
        for (const one of list.items) seen.set(String(one.id), copyOf(one));
        if (gone.length > 0 && request.url.searchParams.size === 0) {
          list.put([...gone, ...list.items]);
          context.planted();
        }
      }
      const known = request.operation?.id === id && response.status < 300 ? seen.get(idIn(request) ?? "") : undefined;
      if (known) gone.push(known);
      return response;
    };
  });

const copyOfResponse = ({ status, headers, body }: PlantedResponse): PlantedResponse => ({
  status,
  headers: new Headers(headers),
  body: copyOf(body),
});
