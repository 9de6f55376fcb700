import type { Check } from "../session/session.ts";
import { checkFilters } from "./filters/list-filters.ts";
import { checkSections } from "./filters/sections.ts";

/** Filters show what fits, and nothing else. */
export const filters = {
  name: "filters",
  about:
    "each filter of a list with values of the server's own elements, with a value that nothing has, and two filters at once; sections of a response on their own and together",
  needs: [],
  async run(session, moment) {
    if (moment.when !== "read") return;
    await checkFilters(session, moment.operation, moment.path);
    await checkSections(session, moment.operation, moment.path);
  },
} as const satisfies Check;
