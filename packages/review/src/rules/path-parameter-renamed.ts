import type { Rule } from "../model/change.ts";
import { renamedPathParameters } from "../model/operations.ts";
import { child } from "../model/pointer.ts";

/** Reports renamed path parameters, which only affect generated code. */
export const pathParameterRenamed: Rule = {
  operation({ before, after }) {
    if (before.expression !== undefined) return [];
    return [...renamedPathParameters(before.path, after.path)]
      .filter(([old, now]) => old !== now)
      .map(([old, now]) => ({
        rule: "path-parameter-renamed",
        verdict: "sdk-breaking" as const,
        message: `the path parameter \`${old}\` is now called \`${now}\``,
        detail: `${old} → ${now}`,
        renamed: { from: old, to: now },
        before: child(before.item.pointer, "parameters"),
        after: child(after.item.pointer, "parameters"),
      }));
  },
};
