import { allPages } from "./all.ts";
import { call } from "./call.ts";

export const allOrganizations = () =>
  allPages((page) => call("control", "get", "/organizations", { query: { count: 100, page } }), { fromLast: true });
