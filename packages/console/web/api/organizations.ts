import { allPages } from "./all.ts";
import { call } from "./call.ts";

/** All organizations, oldest first. */
export const allOrganizations = () =>
  allPages((page) => call("control", "get", "/organizations", { query: { count: 100, page } }));
