import type { Draft, Rule } from "../model/change.ts";
import { arrayAt, isObject, type JsonObject } from "../model/json.ts";

/** Base URLs. */
export const servers: Rule = {
  document({ before, after }) {
    const urls = (root: JsonObject) =>
      arrayAt(root, "servers").map((server) => (isObject(server) ? String(server.url) : ""));
    const [old, now] = [urls(before), urls(after)];
    const place = { before: "#/servers", after: "#/servers" };
    const gone = old.filter((url) => !now.includes(url));
    const fresh = now.filter((url) => !old.includes(url));
    const drafts: Draft[] = [];
    if (gone.length > 0)
      drafts.push({
        rule: "server-removed",
        verdict: "wire-breaking",
        message: `${gone.join(", ")} is gone`,
        ...place,
      });
    if (fresh.length > 0)
      drafts.push({ rule: "server-added", verdict: "additive", message: `${fresh.join(", ")} is new`, ...place });
    return drafts;
  },
};
