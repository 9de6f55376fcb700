import type { Draft, Rule, Verdict } from "../model/change.ts";
import { placesOf } from "../model/pairs/places.ts";

export const readWriteOnly: Rule = {
  schema({ flow, before, after }) {
    return ["readOnly", "writeOnly"].flatMap((keyword): Draft[] => {
      const old = before.keywords.get(keyword)?.value === true;
      const now = after.keywords.get(keyword)?.value === true;
      if (old === now) return [];
      const concerned = flow === (keyword === "readOnly" ? "request" : "response");
      const verdict: Verdict = !concerned ? "description" : now ? "wire-breaking" : "additive";
      return [
        {
          rule: keyword === "readOnly" ? "read-only-changed" : "write-only-changed",
          verdict,
          message: now ? `now \`${keyword}\`` : `no longer \`${keyword}\``,
          ...placesOf(before, after, keyword),
        },
      ];
    });
  },
};
