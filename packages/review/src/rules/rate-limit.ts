import type { Draft, Rule, Verdict } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { isObject, sameJson } from "../model/json.ts";
import { type Operation, pairOperations } from "../model/operations.ts";
import { child, type Located } from "../model/pointer.ts";

const KEY = "x-rate-limit";

export const rateLimit: Rule = {
  document: ({ before, after }) => {
    const hasNone = (operation: Operation) => operation.sender === "client" && operation.value[KEY] === undefined;
    const operations = pairOperations(before, after).kept.filter((pair) => pair.every(hasNone));
    return compare({ pointer: "#", value: before }, { pointer: "#", value: after }).map((draft) => ({
      ...draft,
      operations: operations.map(([, { name }]) => name),
    }));
  },
  operation: ({ before, after }) => compare(before, after),
};

function compare(before: Located, after: Located): Draft[] {
  const old = limitOf(before.value[KEY]);
  const now = limitOf(after.value[KEY]);
  if (sameJson(old, now)) return [];
  const lower = now && (!old || now.requests < old.requests || now.requests / now.seconds < old.requests / old.seconds);
  const say = (limit: typeof old) => (limit ? `${limit.requests} requests in ${limit.seconds} s` : "no limit");
  const verdict: Verdict = lower ? "wire-breaking" : "additive";
  return [
    {
      rule: "rate-limit-changed",
      verdict,
      message: `the rate limit was ${say(old)}, is ${say(now)}`,
      detail: fromTo(old, now),
      before: child(before.pointer, KEY),
      after: child(after.pointer, KEY),
    },
  ];
}

const limitOf = (value: unknown) =>
  isObject(value) ? { requests: Number(value.requests), seconds: Number(value.seconds) } : undefined;
