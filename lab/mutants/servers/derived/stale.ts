import type { Operation } from "@assessment-api/contract-tests/internal";
import { copyOf, type Fault, type PlantedResponse } from "../fault.ts";
import { areRelated, type Candidate, differs, type Kind, reads, writes } from "./place.ts";

/** Repeats earlier responses of a read after a successful write. */
const staleAfter = (write: Operation, read: Operation, times: number): Fault["plant"] => {
  const known = new Map<string, PlantedResponse>();
  const left = new Map<string, number>();
  return (context) => async (request, next) => {
    const response = await next(request);
    if (request.operation?.id === write.id && request.method === write.method && response.status < 300)
      for (const url of known.keys()) left.set(url, times);
    if (request.operation?.id !== read.id || request.method !== "GET" || response.status >= 300) return response;
    const key = `${request.url}${request.headers.get("accept")}`;
    const before = known.get(key);
    const more = left.get(key) ?? 0;
    if (before && more > 0 && differs(before.body, response.body)) {
      left.set(key, more - 1);
      context.planted();
      return { ...before, body: copyOf(before.body), headers: new Headers(before.headers) };
    }
    known.set(key, { ...response, body: copyOf(response.body), headers: new Headers(response.headers) });
    return response;
  };
};

export const stale: Kind = {
  name: "stale",
  derive: (document) =>
    writes(document).flatMap((write) =>
      reads(document)
        .filter((read) => areRelated(write, read))
        .flatMap((read): Candidate[] =>
          [1, 1000].map((times) => ({
            name: `${read.id}: is as before ${write.id} ${times === 1 ? "once" : "for good"}`,
            plant: () => staleAfter(write, read, times),
          })),
        ),
    ),
};
