// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import { createPaginate, type ListTable, type Paginate } from "@assessment-api/runtime/client";
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** Element types by path. */
interface Lists {
  "/candidates": paths["/candidates"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["candidates"][number];
  "/invitations": paths["/invitations"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["invitations"][number];
  "/tests": paths["/tests"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["tests"][number];
  "/predefined-tests": paths["/predefined-tests"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["predefinedTests"][number];
  "/boost/people": paths["/boost/people"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["people"][number];
  "/boost/people/{id}/skills": paths["/boost/people/{id}/skills"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["personSkills"][number];
  "/boost/teams": paths["/boost/teams"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["teams"][number];
  "/boost/skills": paths["/boost/skills"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["skills"][number];
  "/boost/skillFolders": paths["/boost/skillFolders"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["skillFolders"][number];
  "/boost/skillRatings": paths["/boost/skillRatings"]["get"]["responses"][200]["content"]["application/vnd.vendor.v2.hal+json"]["_embedded"]["skillRatings"][number];
}

const lists = {
  "/candidates": { elements: ["_embedded", "candidates"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/invitations": { elements: ["_embedded", "invitations"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/tests": { elements: ["_embedded", "tests"], parameter: "page", totalPages: ["page", "totalPages"], first: 0 },
  "/predefined-tests": {
    elements: ["_embedded", "predefinedTests"],
    parameter: "page",
    totalPages: ["page", "totalPages"],
    first: 0,
  },
  "/boost/people": { elements: ["_embedded", "people"], parameter: "after", next: ["slice", "next"] },
  "/boost/people/{id}/skills": { elements: ["_embedded", "personSkills"] },
  "/boost/teams": { elements: ["_embedded", "teams"], parameter: "after", next: ["slice", "next"] },
  "/boost/skills": { elements: ["_embedded", "skills"], parameter: "after", next: ["slice", "next"] },
  "/boost/skillFolders": { elements: ["_embedded", "skillFolders"], parameter: "after", next: ["slice", "next"] },
  "/boost/skillRatings": { elements: ["_embedded", "skillRatings"], parameter: "after", next: ["slice", "next"] },
} satisfies ListTable;

/** Paths whose GET returns a list, paged or not. */
export type ListPath = keyof Lists;

/** Element type of the list at `Path`; never if it is not a list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Iterates over all pages of a list: `for await (const element of paginate(client, "/candidates"))`.
 * Accepts the parameters of `client.GET`. Throws an `ApiError` if a page fails.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
