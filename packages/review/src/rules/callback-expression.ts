import type { Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { parentOf } from "../model/pointer.ts";

export const callbackExpression: Rule = {
  operation({ before, after }) {
    if (before.expression === after.expression) return [];
    return [
      {
        rule: "callback-expression-changed",
        verdict: "wire-breaking",
        message: `the callback URL was \`${before.expression}\`, is \`${after.expression}\``,
        detail: fromTo(before.expression, after.expression),
        before: parentOf(before.pointer),
        after: parentOf(after.pointer),
      },
    ];
  },
};
