import type { Draft, Rule } from "../model/change.ts";
import { child, type Located } from "../model/pointer.ts";

/** A deprecation announces a break and is none. */
export const deprecated: Rule = {
  operation: ({ before, after }) => compare(before, after),
  parameter: ({ before, after }) => compare(before, after),
  schema: ({ before, after }) =>
    draft(
      before.keywords.get("deprecated")?.value === true,
      after.keywords.get("deprecated")?.value === true,
      before.pointer,
      after.pointer,
    ),
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
          message: now ? "deprecated from now on" : "no longer deprecated",
          before: child(before, "deprecated"),
          after: child(after, "deprecated"),
        },
      ];
