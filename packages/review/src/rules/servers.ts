import type { Draft, Rule, Verdict } from "../model/change.ts";
import { fromTo } from "../model/detail.ts";
import { type JsonObject, sameJson } from "../model/json.ts";
import { listOperations, type Operation, pairOperations } from "../model/operations.ts";
import { child } from "../model/pointer.ts";
import { isAmong, readServers, type Servers, serversOf } from "../model/servers.ts";

const ROOT = "#/servers";

export const servers: Rule = {
  document({ before, after }) {
    const operations = pairOperations(before, after)
      .kept.filter(([old, now]) => isCalled(old) && inherits(before, old) && inherits(after, now))
      .map(([, { name }]) => name);
    const drafts = compare(readServers(before), readServers(after), { before: ROOT, after: ROOT });
    if (operations.length > 0) return drafts.map((draft) => ({ ...draft, operations }));
    // Operations with their own servers are compared separately.
    const isUsed = [before, after].some((root) =>
      listOperations(root).some((one) => isCalled(one) && inherits(root, one)),
    );
    return isUsed ? [] : drafts.map((draft) => ({ ...draft, verdict: "description" as const, operations }));
  },
  operation({ before, after, documents }) {
    const [old, now] = [serversOf(documents.before, before), serversOf(documents.after, after)];
    if (!isCalled(before) || (old.pointer === ROOT && now.pointer === ROOT)) return [];
    const placeOf = (one: Operation, { pointer }: Servers) =>
      pointer === ROOT ? child(one.pointer, "servers") : pointer;
    return compare(old, now, { before: placeOf(before, old), after: placeOf(after, now) });
  },
};

const isCalled = ({ sender }: Operation) => sender === "client";

const inherits = (root: JsonObject, operation: Operation) => serversOf(root, operation).pointer === ROOT;

function compare(old: Servers, now: Servers, place: Pick<Draft, "before" | "after">): Draft[] {
  const removed = old.addresses.filter((one) => !isAmong(one.url, now.addresses));
  const added = now.addresses.filter((one) => !isAmong(one.url, old.addresses));
  const draft = (rule: string, verdict: Verdict, message: string, detail: string): Draft[] => [
    { rule, verdict, message, detail, ...place },
  ];
  const drafts = [
    ...removed.flatMap(({ url, name }) => draft("server-removed", "wire-breaking", `${name} was removed`, url)),
    ...added.flatMap(({ url, name }) => draft("server-added", "additive", `${name} is new`, url)),
  ];
  const [called, calls] = [old.chosen, now.chosen];
  if (called !== calls && isAmong(called, now.addresses)) {
    const message = `the default server was ${called}, is ${calls}`;
    drafts.push(...draft("server-default-changed", "sdk-breaking", message, fromTo(called, calls)));
  }
  const [were, are] = [old, now].map(({ variables }) => variables.join(", ") || "none");
  // With equal URLs, a variable that only one side has was written out, not renamed.
  const isAlone = (one: Servers, other: Servers) => one.variables.some((name) => !other.variables.includes(name));
  if (isAlone(old, now) && isAlone(now, old) && drafts.length === 0) {
    const message = `the variables were ${were}, are ${are}`;
    drafts.push(...draft("server-variable-renamed", "sdk-breaking", message, `${were} → ${are}`));
  }
  for (const [url, was] of old.words) {
    const is = now.words.get(url);
    if (is === undefined || sameJson(was, is)) continue;
    drafts.push(...draft("description-changed", "description", `the description of ${url} changed`, url));
  }
  return drafts;
}
