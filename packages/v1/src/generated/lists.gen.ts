// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import { createPaginate, type ListTable, type Paginate } from "@assessment-api/runtime/client";
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** Element types by path. */
interface Lists {
  "/candidates": paths["/candidates"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
  "/exams": paths["/exams"]["get"]["responses"][200]["content"]["application/json"]["items"][number];
}

const lists = {
  "/candidates": { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
  "/exams": { elements: ["items"], parameter: "page", totalPages: ["totalPages"], first: 1 },
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
