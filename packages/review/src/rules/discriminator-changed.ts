import { type Draft, narrowed, type Rule, type SchemaPair, type Verdict, widened, worse } from "../model/change.ts";
import { brief, fromTo } from "../model/detail.ts";
import { show } from "../model/json.ts";
import { placesOf } from "../model/places.ts";
import { tokensOf } from "../model/pointer.ts";
import { tagsOf } from "../model/tags.ts";

/**
 * SDKs pick the class of a value by the discriminating property; validators do not look at it. Where the property is limited to its
 * tags, schemas show what changes for the wire; where it is any text, only this does.
 */
export const discriminatorChanged: Rule = {
  schema(pair) {
    const { flow, before, after } = pair;
    const [old, now] = [before, after].map(({ keywords }) => keywords.get("discriminator")?.value);
    if (old === undefined && now === undefined) return [];
    const [property, newProperty] = [propertyOf(old), propertyOf(now)];
    const add = (verdict: Verdict, wire: Verdict, message: string, detail: string): Draft => ({
      rule: "discriminator-changed",
      verdict: isLimited(pair, property ?? newProperty ?? "") ? verdict : worse(verdict, wire),
      message,
      detail,
      ...placesOf(before, after, "discriminator"),
    });
    const change = fromTo(property, newProperty);
    if (property === undefined) return [add("sdk-breaking", narrowed(flow), "a discriminator is new", change)];
    if (newProperty === undefined) return [add("sdk-breaking", widened(flow), "the discriminator is gone", change)];
    const message = `the discriminating property was ${show(property)}, is ${show(newProperty)}`;
    return [
      ...(property === newProperty ? [] : [add("sdk-breaking", "wire-breaking", message, change)]),
      ...compareTags(pair, add),
    ];
  },
};

type Add = (verdict: Verdict, wire: Verdict, message: string, detail: string) => Draft;

function compareTags({ flow, before, after, documents, isSame }: SchemaPair, add: Add): Draft[] {
  const [old, now] = [tagsOf(before, documents.before), tagsOf(after, documents.after)];
  const moved = [...old].filter(([tag, target]) => now.has(tag) && !isSame(target, now.get(tag) ?? ""));
  // Members of a union that come and go are the union's changes.
  const isListed = before.unions.length + after.unions.length === 0;
  const stays = (target: string, others: Map<string, string>) =>
    isListed || [...others.values()].some((one) => isSame(target, one) || isSame(one, target));
  const lost = [...old].filter(([tag, target]) => !now.has(tag) && stays(target, now));
  const won = [...now].filter(([tag, target]) => !old.has(tag) && stays(target, old));
  const list = (tags: [string, string][]) =>
    tags.map(([tag, target]) => `${show(tag)} for ${nameOf(target)}`).join(", ");
  const detail = (kind: string, tags: [string, string][]) => `${kind} ${brief(tags.map(([tag]) => tag).toSorted())}`;
  const isRenamed = lost.length > 0 && won.length > 0;
  return [
    ...(moved.length > 0
      ? [
          add(
            "sdk-breaking",
            "wire-breaking",
            `${moved.map(([tag, target]) => `${show(tag)} meant ${nameOf(target)}, means ${nameOf(now.get(tag) ?? "")}`).join("; ")}`,
            detail("moved", moved),
          ),
        ]
      : []),
    ...(isRenamed
      ? [
          add(
            "sdk-breaking",
            "wire-breaking",
            `the tags were ${list(lost)}, are ${list(won)}`,
            detail("renamed", [...lost, ...won]),
          ),
        ]
      : []),
    ...(lost.length > 0 && !isRenamed
      ? [add("sdk-breaking", narrowed(flow), `the tag ${list(lost)} is gone`, detail("gone", lost))]
      : []),
    ...(won.length > 0 && !isRenamed
      ? [add("additive", widened(flow), `the tag ${list(won)} is new`, detail("new", won))]
      : []),
  ];
}

const nameOf = (target: string) => tokensOf(target).at(-1) ?? target;

const propertyOf = (discriminator: unknown) => (discriminator as { propertyName?: string } | undefined)?.propertyName;

/** Whether every member says which tags it goes by. */
function isLimited({ before, readBefore, documents }: SchemaPair, property: string): boolean {
  const targets = [...tagsOf(before, documents.before).values()];
  return (
    targets.length > 0 &&
    targets.every((target) => {
      const node = readBefore([target]).properties.get(property);
      return node !== undefined && readBefore(node).values !== undefined;
    })
  );
}
