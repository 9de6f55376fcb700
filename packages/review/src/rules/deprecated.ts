import type { Draft, Rule } from "../model/change.ts";
import { placesOf } from "../model/pairs/places.ts";
import { child, type Located, parentOf } from "../model/pointer.ts";

export const deprecated: Rule = {
  operation: ({ before, after }) => compare(before, after),
  parameter: ({ before, after }) => compare(before, after),
  schema({ before, after }) {
    const [old, now] = [before, after].map(({ keywords }) => keywords.get("deprecated")?.value === true);
    const places = placesOf(before, after, "deprecated");
    return draft(old === true, now === true, parentOf(places.before), parentOf(places.after));
  },
};

const compare = (before: Located, after: Located) =>
  draft(before.value.deprecated === true, after.value.deprecated === true, before.pointer, after.pointer);

const draft = (old: boolean, now: boolean, before: string, after: string): Draft[] =>
  old === now
    ? []
    : [
        {
          rule: "deprecated-changed",
          verdict: "additive",
          message: now ? "now deprecated" : "no longer deprecated",
          before: child(before, "deprecated"),
          after: child(after, "deprecated"),
        },
      ];
