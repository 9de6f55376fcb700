// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import { createPaginate, type ListTable, type Paginate } from "@assessment-api/runtime/client";
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** Element types by path. */
interface Lists {
  "/organizations": paths["/organizations"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/keys": paths["/organizations/{id}/keys"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/timers": paths["/organizations/{id}/timers"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/faults": paths["/organizations/{id}/faults"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/snapshots": paths["/organizations/{id}/snapshots"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/webhooks": paths["/organizations/{id}/webhooks"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/caughtRequests": paths["/organizations/{id}/caughtRequests"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/deliveries": paths["/organizations/{id}/deliveries"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/tasks": paths["/organizations/{id}/tasks"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/mails": paths["/organizations/{id}/mails"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/events": paths["/organizations/{id}/events"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/journal": paths["/organizations/{id}/journal"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/teams": paths["/organizations/{id}/teams"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/skills": paths["/organizations/{id}/skills"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/jobPositions": paths["/organizations/{id}/jobPositions"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/people": paths["/organizations/{id}/people"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/organizations/{id}/people/{personId}/skills": paths["/organizations/{id}/people/{personId}/skills"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
}

const lists = {
  "/organizations": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/keys": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/timers": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/faults": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/snapshots": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/webhooks": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/caughtRequests": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/deliveries": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/tasks": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/mails": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/events": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/journal": { elements: ["items"], parameter: "after", next: ["next"] },
  "/organizations/{id}/teams": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/skills": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/jobPositions": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/people": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/organizations/{id}/people/{personId}/skills": { elements: ["items"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
} satisfies ListTable;

/** Paths whose GET returns a list, paged or not. */
export type ListPath = keyof Lists;

/** Element type of the list at `Path`; never if it is not a list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Iterates over all pages of a list: `for await (const element of paginate(client, "/organizations"))`.
 * Accepts the parameters of `client.GET`. Throws an `ApiError` if a page fails.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
