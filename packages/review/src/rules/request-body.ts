import { type Draft, narrowed, type Rule, widened } from "../model/change.ts";
import { isObject } from "../model/json.ts";
import { child, locate } from "../model/pointer.ts";

export const requestBody: Rule = {
  operation({ flow, before, after, documents }) {
    const place = { before: child(before.pointer, "requestBody"), after: child(after.pointer, "requestBody") };
    const had = isObject(before.value.requestBody);
    const has = isObject(after.value.requestBody);
    const old = locate(documents.before, place.before)?.value.required === true;
    const now = locate(documents.after, place.after)?.value.required === true;
    const drafts: Draft[] = [];
    if (had && !has)
      drafts.push({
        rule: "request-body-removed",
        verdict: "wire-breaking",
        message: "the request body was removed",
        ...place,
      });
    else if (!old && now)
      drafts.push({
        rule: "request-body-became-required",
        verdict: narrowed(flow),
        message: had ? "the request body is required now" : "a required request body is new",
        ...place,
      });
    else if (!had && has)
      drafts.push({
        rule: "request-body-added",
        verdict: "additive",
        message: "an optional request body was added",
        ...place,
      });
    else if (old && !now)
      drafts.push({
        rule: "request-body-became-optional",
        verdict: widened(flow),
        message: "the request body is no longer required",
        ...place,
      });
    return drafts;
  },
};
