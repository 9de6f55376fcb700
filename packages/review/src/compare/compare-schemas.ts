import type { Flow } from "../model/change.ts";
import type { Node } from "../model/effective.ts";
import { pairMembers } from "../model/pair-members.ts";
import type { Read } from "../model/same-meaning.ts";
import { rules } from "../rules/index.ts";
import type { SchemaComparison, Walk } from "./walk.ts";

interface Setting {
  readBefore: Read;
  readAfter: Read;
  sameMeaning(before: Node, after: Node): boolean;
  report: Walk["report"];
}

/** Compares nodes and all that is in them, each pair once per flow however many operations reach it. */
export function createSchemaComparison({ readBefore, readAfter, sameMeaning, report }: Setting): SchemaComparison {
  const seen = new Set<string>();
  const compare = (flow: Flow, before: Node, after: Node, text: boolean): void => {
    const key = `${flow}|${text}|${before.join(" ")}|${after.join(" ")}`;
    if (seen.has(key)) return;
    seen.add(key);
    const old = readBefore(before);
    const now = readAfter(after);
    const place = { flow, schema: { before: old.pointers, after: now.pointers } };
    const members = pairMembers(old, now, { readBefore, readAfter, sameMeaning });
    for (const rule of rules)
      report(rule.schema?.({ flow, before: old, after: now, text, readBefore, readAfter, members }), place);
    for (const [name, node] of old.properties) {
      const other = now.properties.get(name);
      if (other) compare(flow, node, other, text);
    }
    if (old.items && now.items) compare(flow, old.items, now.items, text);
    if (old.additional && now.additional) compare(flow, old.additional, now.additional, text);
    for (const [a, b] of members.kept) compare(flow, a, b, text);
  };
  return { compare };
}
