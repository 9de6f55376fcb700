import type { Rule } from "../model/change.ts";
import { parentOf } from "../model/pointer.ts";

export const webhookRenamed: Rule = {
  operation({ before, after }) {
    const [old, now] = [before.label, after.label];
    if (old === now) return [];
    const kind = before.expression === undefined ? "webhook" : "callback";
    return [
      {
        rule: "webhook-renamed",
        verdict: "sdk-breaking",
        message: `the ${kind} \`${old}\` is now called \`${now}\``,
        detail: `${old} → ${now}`,
        before: parentOf(before.pointer),
        after: parentOf(after.pointer),
      },
    ];
  },
};
