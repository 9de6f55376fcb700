import type { Check } from "../session/session.ts";
import { checkFilters, checkPending } from "./filters/list-filters.ts";
import { checkSections } from "./filters/sections.ts";

export const filters = {
  name: "filters",
  about:
    "each filter, with values of the server and with an unused value, and any two filters combined, return the right elements in order; `sections` alone and together",
  needs: [],
  async run(session, moment) {
    if (moment.when === "all-written") await checkPending(session);
    if (moment.when !== "read") return;
    await checkFilters(session, moment.operation, moment.path);
    await checkSections(session, moment.operation, moment.path);
  },
} as const satisfies Check;
