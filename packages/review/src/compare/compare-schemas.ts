import { type Change, type DocumentPair, type Draft, isBreak } from "../model/change.ts";
import { pairMembers } from "../model/pairs/pair-members.ts";
import type { Unchanged } from "../model/pairs/unchanged.ts";
import { child } from "../model/pointer.ts";
import type { Effective, Node, Read } from "../model/schemas/effective.ts";
import { isFree } from "../model/schemas/same-meaning.ts";
import { mayBe } from "../model/schemas/shape.ts";
import { tagsOf } from "../model/schemas/tags.ts";
import { alignUnions } from "../model/schemas/unions.ts";
import { followAlone, type Names, type Site } from "../model/site.ts";
import { rules } from "../rules/index.ts";
import { isHidden } from "../rules/property-places.ts";
import { soften } from "./soften.ts";
import type { Trail } from "./trail.ts";
import type { SchemaPlace, Walk } from "./walk.ts";

interface Setting {
  documents: DocumentPair;
  names: Names;
  trail: Trail;
  readBefore: Read;
  readAfter: Read;
  sameMeaning(before: Node, after: Node): boolean;
  unchanged: Unchanged;
  report(drafts: Draft[] | undefined, site: Site, from: string, change: Partial<Change>): void;
}

/** Compares schemas recursively, each pair once per flow and name. */
export function createSchemaComparison(setting: Setting): Walk["compareSchemas"] {
  const { isSame } = setting.names;
  const { documents, names, trail, readBefore, readAfter, sameMeaning, unchanged, report } = setting;
  const underWay = new Set<string>();

  const compare = (place: SchemaPlace, before: Node, after: Node): void => {
    if (unchanged(before, after)) return;
    const { flow, form, from, around, isExclusive = false, isUnseen = false, isUnsent = false } = place;
    const way = wayTo(place.way, before, after);
    const isCrossed = place.isCrossed === true && way === place.way;
    const pair = `${flow}|${form}|${isUnsent}|${before.join(" ")}|${after.join(" ")}`;
    const here = `${pair}|${way}`;
    if (underWay.has(pair) || !trail.add(from, here)) return;
    underWay.add(pair);
    const [old, now] = alignUnions(readBefore(before), readAfter(after), readBefore, readAfter);
    const parts = { before: old.pointers, after: now.pointers };
    const members = pairMembers(old, now, { readBefore, readAfter, sameMeaning });
    const sides = { before: old, after: now, readBefore, readAfter };
    const pairOfSchemas = { flow, form, ...sides, members, documents, isSame, sameMeaning };
    const drafts = rules.flatMap((rule) => rule.schema?.(pairOfSchemas) ?? []);
    const judged = soften(drafts, flow, old, now);
    const inPlace = isUnseen ? judged.map(believe) : isExclusive ? judged.map(doubt) : judged;
    report(isUnsent ? inPlace.map(acquit) : inPlace, { way, parts, isCrossed }, here, {
      flow,
      schemas: { nodes: { before, after }, parts, around },
    });
    const inside = { flow, form, way, isCrossed, from: here, around, isExclusive, isUnseen, isUnsent };
    compareInside(inside, old, now);
    for (const [a, b] of members.kept) {
      const member = { nodes: { before: a, after: b }, steps: 0 };
      const isInOneOf = isExclusive || [...old.unions, ...now.unions].some(({ keyword }) => keyword === "oneOf");
      const inMember = {
        ...inside,
        way: `${way}${memberOf(a, old)}`,
        around: [...around, member],
        isExclusive: isInOneOf,
      };
      compare(inMember, a, b);
    }
    underWay.delete(pair);
  };

  const compareInside = (place: SchemaPlace, old: Effective, now: Effective): void => {
    const around = place.around.map(({ nodes, steps }) => ({ nodes, steps: steps + 1 }));
    const [sender, readSender] = place.flow === "request" ? [old, readBefore] : [now, readAfter];
    const isLeftOut = (name: string) => isHidden(place.flow, sender, name, readSender);
    const into = (before: Node | false | undefined, after: Node | false | undefined, ...tokens: string[]) => {
      if (!before || !after) return;
      const isUnseen = place.isUnseen === true || ["contentSchema", "discriminator"].includes(tokens[0] ?? "");
      const isUnsent = place.isUnsent === true || (tokens[0] === "properties" && isLeftOut(tokens[1] ?? ""));
      compare({ ...place, around, isUnseen, isUnsent, way: child(place.way, ...tokens) }, before, after);
    };
    for (const [name, node] of old.properties) into(node, now.properties.get(name), "properties", name);
    if (old.items || now.items) into(itemsOf(old), itemsOf(now), "items");
    into(contentOf(old), contentOf(now), "contentSchema");
    into(old.additional, now.additional, "additionalProperties");
    for (const [name, node] of old.properties)
      if (!now.properties.has(name) && !isOpen(now, readAfter)) into(node, now.additional, "properties", name);
    for (const [name, node] of now.properties)
      if (!old.properties.has(name) && !isOpen(old, readBefore)) into(old.additional, node, "properties", name);
    const targets = now.unions.length === 0 ? tagsOf(now, documents.after) : new Map<string, string>();
    for (const [tag, target] of old.unions.length === 0 ? tagsOf(old, documents.before) : []) {
      const other = targets.get(tag);
      if (other && isSame(target, other)) into([target], [other], "discriminator", "mapping", tag);
    }
  };

  /** Extends the stable pointer; restarts at a component of both documents. */
  const wayTo = (way: string, [first = "", ...more]: Node, [other = "", ...others]: Node): string => {
    if (more.length > 0 || others.length > 0) return way;
    return names.ofPlace(way, followAlone(documents.before, first), followAlone(documents.after, other));
  };

  return compare;
}

const doubt = (draft: Draft): Draft =>
  draft.keyword && draft.verdict === "additive" ? { ...draft, verdict: "undecided" } : draft;

/** Makes a break compatible if the values are not sent, unless the change itself ends the sending. */
const acquit = (draft: Draft): Draft =>
  /^(read|write)-only/.test(draft.rule) || !(isBreak(draft.verdict) || draft.verdict === "undecided")
    ? draft
    : { ...draft, verdict: "additive" };

const believe = (draft: Draft): Draft => (draft.keyword ? { ...draft, isCertain: true } : draft);

/** @returns a pointer without target, which accepts every value, if the schema has no `items` */
const itemsOf = (schema: Effective): Node | undefined =>
  schema.items ?? (mayBe(schema, "array") ? [child(schema.pointer, "items", "none")] : undefined);

const contentOf = ({ keywords }: Effective): Node | undefined => {
  const content = keywords.get("contentSchema");
  return content && [content.pointer];
};

const isOpen = ({ additional }: Effective, read: Read) => additional !== false && isFree(additional, read);

const memberOf = ([first = ""]: Node, { pointers }: Effective): string => {
  const holder = pointers.find((pointer) => first.startsWith(`${pointer}/`));
  return holder === undefined ? "" : first.slice(holder.length);
};
