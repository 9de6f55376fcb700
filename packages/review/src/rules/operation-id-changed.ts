import type { Draft, Rule } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

export const operationIdChanged: Rule = {
  operation({ before, after }) {
    const [old, now] = [before.value.operationId, after.value.operationId];
    if (old === now) return [];
    const draft: Draft = {
      rule: "operation-id-changed",
      verdict: "sdk-breaking",
      message: `the operationId was ${show(old)}, is ${show(now)}`,
      detail: fromTo(old, now),
      ...(typeof old === "string" && typeof now === "string" && { renamed: { from: old, to: now } }),
      before: child(before.pointer, "operationId"),
      after: child(after.pointer, "operationId"),
    };
    return [draft];
  },
};
