import type { Draft, Rule, Verdict } from "../model/change.ts";
import { objectAt, show } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** SDKs pick the class of a value by it; validators do not look at it. */
export const discriminatorChanged: Rule = {
  schema({ before, after, members }) {
    const old = before.keywords.get("discriminator")?.value;
    const now = after.keywords.get("discriminator")?.value;
    const drafts: Draft[] = [];
    const add = (verdict: Verdict, message: string) =>
      drafts.push({
        rule: "discriminator-changed",
        verdict,
        message,
        before: child(before.pointer, "discriminator"),
        after: child(after.pointer, "discriminator"),
      });
    if (old === undefined && now === undefined) return drafts;
    if (old === undefined || now === undefined) {
      add("sdk-breaking", old === undefined ? "a discriminator is new" : "the discriminator is gone");
      return drafts;
    }
    const [was, is] = [propertyOf(old), propertyOf(now)];
    if (was !== is) add("sdk-breaking", `the discriminating property was ${show(was)}, is ${show(is)}`);
    const [oldMap, newMap] = [objectAt(old, "mapping"), objectAt(now, "mapping")];
    const moved = Object.keys(oldMap).filter((value) => oldMap[value] !== newMap[value]);
    const added = Object.keys(newMap).filter((value) => !(value in oldMap));
    if (moved.length > 0) add("sdk-breaking", `the mapping of ${moved.map(show).join(", ")} changed`);
    // Without a mapping a member goes by its name, so a mapping for one that was there gives it another.
    else if (added.length > 0)
      add(
        members.added.length > 0 ? "additive" : "sdk-breaking",
        `the mapping of ${added.map(show).join(", ")} is new`,
      );
    return drafts;
  },
};

const propertyOf = (discriminator: unknown) => (discriminator as { propertyName?: unknown }).propertyName;
