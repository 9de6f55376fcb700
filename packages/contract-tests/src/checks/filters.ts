import type { Check } from "../session/session.ts";
import { checkFilters, checkUntold } from "./filters/list-filters.ts";
import { checkSections } from "./filters/sections.ts";

export const filters = {
  name: "filters",
  about:
    "each filter of a list with values from the server's own elements, with a value that no element has, and any two filters combined, so that it tells of each whether it is heeded (again at the end of a run with `--write`, where the first elements did not tell), which keep the order of the list; `sections` one at a time and all together",
  needs: [],
  async run(session, moment) {
    if (moment.when === "all-written") await checkUntold(session);
    if (moment.when !== "read") return;
    await checkFilters(session, moment.operation, moment.path);
    await checkSections(session, moment.operation, moment.path);
  },
} as const satisfies Check;
