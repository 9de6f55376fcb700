import { isObject, type Operation } from "@assessment-api/contract-tests/internal";
import { listIn } from "../change.ts";
import type { Fault } from "../fault.ts";
import { when } from "./members.ts";
import { alter, type Candidate, type Kind } from "./place.ts";

/** Faults outside of members: headers, statuses and additional members. */
export const surroundings: Kind = {
  name: "surroundings",
  derive: (document) =>
    document.operations.flatMap((operation): Candidate[] => [
      {
        name: `${operation.id}: shows a passwordHash`,
        plant: () =>
          alter(operation, ({ body }) => {
            const holder = listIn(body)?.items.at(-1) ?? body;
            if (!isObject(holder)) return false;
            holder.passwordHash = "$2b$10$PlantedPlantedPlantedPl";
            return true;
          }),
      },
      {
        name: `${operation.id}: allows no other origin`,
        plant: () =>
          changeHeaders(
            operation,
            (headers) =>
              headers.has("access-control-allow-origin") && void headers.delete("access-control-allow-origin"),
          ),
      },
      ...when(
        operation.responses.some(({ status }) => status === "204"),
        {
          name: `${operation.id}: its 204 has a body`,
          plant: () =>
            changeHeaders(operation, (headers, status) => {
              if (status !== 204) return false;
              headers.set("content-length", "2");
              headers.set("content-type", "application/json");
              return true;
            }),
        },
      ),
    ]),
};

const changeHeaders =
  (operation: Operation, change: (headers: Headers, status: number) => unknown): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const response = await next(request);
    if (request.operation?.id !== operation.id || request.method !== operation.method || response.status >= 300)
      return response;
    const headers = new Headers(response.headers);
    if (change(headers, response.status) === false) return response;
    context.planted();
    return { ...response, headers };
  };
