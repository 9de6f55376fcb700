// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import { createPaginate, type ListTable, type Paginate } from "@assessment-api/runtime/client";
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** Element types by path. */
interface Lists {
  "/boost/v3/people": paths["/boost/v3/people"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
  "/boost/v3/people/{personId}/skills": paths["/boost/v3/people/{personId}/skills"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/people/{personId}/roles": paths["/boost/v3/people/{personId}/roles"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/people/{personId}/certificates": paths["/boost/v3/people/{personId}/certificates"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/teams": paths["/boost/v3/teams"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
  "/boost/v3/skills": paths["/boost/v3/skills"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
  "/boost/v3/skillFolders": paths["/boost/v3/skillFolders"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
  "/boost/v3/skillsets": paths["/boost/v3/skillsets"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/positionFamilies": paths["/boost/v3/positionFamilies"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/seniorityLevels": paths["/boost/v3/seniorityLevels"]["get"]["responses"][200]["content"]["application/json"][number];
  "/boost/v3/certificateDefinitions": paths["/boost/v3/certificateDefinitions"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
  "/boost/v3/jobPositions": paths["/boost/v3/jobPositions"]["get"]["responses"][200]["content"]["application/json"]["content"][number];
}

const lists = {
  "/boost/v3/people": { elements: ["content"], parameter: "after", next: ["next"] },
  "/boost/v3/people/{personId}/skills": { elements: [] },
  "/boost/v3/people/{personId}/roles": { elements: [] },
  "/boost/v3/people/{personId}/certificates": { elements: [] },
  "/boost/v3/teams": { elements: ["content"], parameter: "after", next: ["next"] },
  "/boost/v3/skills": { elements: ["content"], parameter: "after", next: ["next"] },
  "/boost/v3/skillFolders": { elements: ["content"], parameter: "after", next: ["next"] },
  "/boost/v3/skillsets": { elements: [] },
  "/boost/v3/positionFamilies": { elements: [] },
  "/boost/v3/seniorityLevels": { elements: [] },
  "/boost/v3/certificateDefinitions": { elements: ["content"], parameter: "after", next: ["next"] },
  "/boost/v3/jobPositions": { elements: ["content"], parameter: "after", next: ["next"] },
} satisfies ListTable;

/** Paths whose GET returns a list, paged or not. */
export type ListPath = keyof Lists;

/** Element type of the list at `Path`; never if it is not a list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Iterates over all pages of a list: `for await (const element of paginate(client, "/boost/v3/people"))`.
 * Accepts the parameters of `client.GET`. Throws an `ApiError` if a page fails.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
