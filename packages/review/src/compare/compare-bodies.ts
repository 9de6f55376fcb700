import type { Form } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { isIgnored } from "../model/operations.ts";
import { pairMedia } from "../model/pairs/pair-names.ts";
import { child, type Located, locate } from "../model/pointer.ts";
import { rules } from "../rules/index.ts";
import { compareRoot, into, type Spot, type Walk } from "./walk.ts";

export function compareBody(walk: Walk, spot: Spot, tokens: string[], oldPointer: string, newPointer: string): void {
  const before = locate(walk.documents.before, oldPointer);
  const after = locate(walk.documents.after, newPointer);
  if (!before || !after) return;
  const { flow, part, operation } = spot;
  const place = into(walk, spot, tokens, before, after);
  const pair = { flow, before, after, part, sender: operation[0].sender, documents: walk.documents };
  for (const rule of rules) walk.report(rule.body?.(pair), place, before, after);
  compareContent(walk, place, before, after);
  compareHeaders(walk, place, before, after);
}

export function compareContent(walk: Walk, spot: Spot, before: Located, after: Located): void {
  const [old, now] = [before, after].map(({ value }) => objectAt(value, "content"));
  for (const [media, other] of pairMedia(Object.keys(old ?? {}), Object.keys(now ?? {})).kept) {
    const oldMedia = locate(walk.documents.before, child(before.pointer, "content", media));
    const newMedia = locate(walk.documents.after, child(after.pointer, "content", other));
    if (!oldMedia || !newMedia) continue;
    const name = media.includes("*") ? other : media;
    const isCrossed = spot.isCrossed === true || media.toLowerCase() !== other.toLowerCase();
    const own = { ...spot, part: `${spot.part} ${name}`, isCrossed };
    const place = into(walk, own, ["content", name], oldMedia, newMedia);
    const pair = { flow: spot.flow, media: name, before: oldMedia, after: newMedia, documents: walk.documents };
    for (const rule of rules) walk.report(rule.media?.(pair), place, oldMedia, newMedia);
    compareRoot(walk, place, oldMedia, newMedia, formOf(name));
    compareRoot(walk, place, oldMedia, newMedia, formOf(name), "itemSchema");
  }
}

const formOf = (media: string): Form =>
  /[/+]xml\b/i.test(media) ? "xml" : /^application\/x-www-form-urlencoded/i.test(media) ? "text" : "json";

function compareHeaders(walk: Walk, spot: Spot, before: Located, after: Located): void {
  const now = objectAt(after.value, "headers");
  for (const name of Object.keys(objectAt(before.value, "headers")).filter((one) => !isIgnored(one))) {
    const other = Object.keys(now).find((one) => one.toLowerCase() === name.toLowerCase());
    const oldHeader = locate(walk.documents.before, child(before.pointer, "headers", name));
    const newHeader = other && locate(walk.documents.after, child(after.pointer, "headers", other));
    if (!oldHeader || !newHeader) continue;
    const place = into(walk, { ...spot, part: `${spot.part} header ${name}` }, ["headers", name], oldHeader, newHeader);
    const pair = { flow: spot.flow, name, before: oldHeader, after: newHeader };
    for (const rule of rules) walk.report(rule.header?.(pair), place, oldHeader, newHeader);
    compareRoot(walk, place, oldHeader, newHeader, "text");
  }
}
