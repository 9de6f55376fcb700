import { type Draft, narrowed, type Rule, type SchemaPair, type Verdict, widened, worse } from "../model/change.ts";
import { brief, fromTo } from "../model/detail.ts";
import { show } from "../model/json.ts";
import { placesOf } from "../model/pairs/places.ts";
import { tokensOf } from "../model/pointer.ts";
import { tagsOf } from "../model/schemas/tags.ts";

/**
 * Reports changed discriminators. SDKs select the class of a value by it; validators ignore it. Without an `enum`, only
 * this rule reports changed tags.
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
    if (property === undefined) return [add("sdk-breaking", narrowed(flow), "a discriminator was added", change)];
    if (newProperty === undefined) return [add("sdk-breaking", widened(flow), "the discriminator was removed", change)];
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
  const hasUnion = before.unions.length + after.unions.length > 0;
  const isMember = (target: string, tags: Map<string, string>) =>
    !hasUnion || [...tags.values()].some((one) => isSame(target, one) || isSame(one, target));
  const moved = [...old].filter(([tag, target]) => now.has(tag) && !isSame(target, now.get(tag) ?? ""));
  const lost = [...old].filter(([tag, target]) => !now.has(tag) && isMember(target, now));
  const won = [...now].filter(([tag, target]) => !old.has(tag) && isMember(target, old));
  const drafts: Draft[] = [];
  if (moved.length > 0) {
    const meanings = moved.map(([tag, target]) => [tag, nameOf(target), nameOf(now.get(tag) ?? "")] as const);
    const message = meanings.map(([tag, was, is]) => `${show(tag)} meant ${was}, means ${is}`).join("; ");
    drafts.push(add("sdk-breaking", "wire-breaking", message, `moved ${brief(meanings)}`));
  }
  if (lost.length > 0 && won.length > 0)
    drafts.push(
      add("sdk-breaking", "wire-breaking", `the tags were ${list(lost)}, are ${list(won)}`, fromTo(lost, won)),
    );
  else if (lost.length > 0)
    drafts.push(add("sdk-breaking", narrowed(flow), `the tag ${list(lost)} was removed`, fromTo(lost, undefined)));
  else if (won.length > 0)
    drafts.push(add("additive", widened(flow), `the tag ${list(won)} was added`, fromTo(undefined, won)));
  return drafts;
}

const list = (tags: [string, string][]) => tags.map(([tag, target]) => `${show(tag)} for ${nameOf(target)}`).join(", ");

const nameOf = (target: string) => tokensOf(target).at(-1) ?? target;

const propertyOf = (discriminator: unknown) => (discriminator as { propertyName?: string } | undefined)?.propertyName;

function isLimited({ before, readBefore, documents }: SchemaPair, property: string): boolean {
  const targets = [...tagsOf(before, documents.before).values()];
  const schemas = targets.length > 0 ? targets.map((target) => readBefore([target])) : [before];
  return schemas.every(({ properties }) => {
    const node = properties.get(property);
    return node !== undefined && readBefore(node).values !== undefined;
  });
}
