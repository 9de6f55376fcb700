import { type BodyPair, type Draft, narrowed, type Rule, type Verdict, widened } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { isIgnored } from "../model/operations.ts";
import { child, type Located, locate } from "../model/pointer.ts";

export const responseHeaders: Rule = {
  body(pair) {
    const { flow, before, after } = pair;
    const [old, now] = [headersOf(before), headersOf(after)];
    const has = (names: string[], name: string) => names.some((other) => other.toLowerCase() === name.toLowerCase());
    return [
      ...old
        .filter((name) => !has(now, name))
        .map(
          (name): Draft => ({
            rule: "response-header-removed",
            verdict: "wire-breaking",
            message: `the header \`${name}\` is no longer ${flow === "request" ? "read" : "sent"}`,
            before: child(before.pointer, "headers", name),
            after: after.pointer,
          }),
        ),
      ...now
        .filter((name) => !has(old, name))
        .map(
          (name): Draft => ({
            rule: "response-header-added",
            verdict: verdictOfNew(pair, name),
            message: `the header \`${name}\` is new`,
            after: child(after.pointer, "headers", name),
          }),
        ),
    ];
  },
  header({ flow, name, before, after }) {
    const now = after.value.required === true;
    if ((before.value.required === true) === now) return [];
    const says =
      flow === "request" ? ["now required", "no longer required"] : ["always sent now", "no longer sent every time"];
    const draft: Draft = {
      rule: now ? "response-header-became-required" : "response-header-became-optional",
      verdict: now ? narrowed(flow) : widened(flow),
      message: `the header \`${name}\` is ${says[now ? 0 : 1]}`,
      before: child(before.pointer, "required"),
      after: child(after.pointer, "required"),
    };
    return [draft];
  },
};

const headersOf = ({ value }: Located) => Object.keys(objectAt(value, "headers")).filter((name) => !isIgnored(name));

function verdictOfNew({ flow, after, documents }: BodyPair, name: string): Verdict {
  const header = locate(documents.after, child(after.pointer, "headers", name));
  return header?.value.required === true ? narrowed(flow) : "additive";
}
