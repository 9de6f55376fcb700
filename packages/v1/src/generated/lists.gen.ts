// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import { createPaginate, type ListTable, type Paginate } from "@assessment-api/runtime/client";
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** The elements of the lists, by path. */
interface Lists {
  "/candidates": paths["/candidates"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/exams": paths["/exams"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
}

const lists = {
  "/candidates": { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
  "/exams": { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
} satisfies ListTable;

/** Paths that respond to GET with a list: page by page, or whole. */
export type ListPath = keyof Lists;

/** Elements of the list at `Path`; never where `Path` is no list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Every element of a list, page after page: `for await (const element of paginate(client, "/candidates"))`.
 * Takes the parameters that `client.GET` takes. Throws an `ApiError` when a page is refused.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
