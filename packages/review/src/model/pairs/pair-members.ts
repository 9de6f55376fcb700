import type { MemberPairs } from "../change.ts";
import { sameJson } from "../json.ts";
import { componentOf } from "../pointer.ts";
import { createDisjoint } from "../schemas/disjoint.ts";
import type { Effective, Node, Read } from "../schemas/effective.ts";

interface Readers {
  readBefore: Read;
  readAfter: Read;
  sameMeaning(before: Node, after: Node): boolean;
}

/** Pairs union members by meaning, then by name, then by shape. */
export function pairMembers(before: Effective, after: Effective, readers: Readers): MemberPairs {
  const removed = before.unions.flatMap(({ members }) => members);
  const added = after.unions.flatMap(({ members }) => members);
  const kept: [Node, Node][] = [];
  const takePairs = (match: (a: Node, b: Node) => boolean): void => {
    for (const member of [...removed]) {
      const other = added.find((one) => match(member, one));
      if (!other) continue;
      kept.push([member, other]);
      removed.splice(removed.indexOf(member), 1);
      added.splice(added.indexOf(other), 1);
    }
  };
  const { readBefore, readAfter, sameMeaning } = readers;
  takePairs(sameMeaning);
  takePairs((a, b) => nameOf(readBefore(a)) !== undefined && nameOf(readBefore(a)) === nameOf(readAfter(b)));
  const disjoint = createDisjoint(readBefore, readAfter);
  takePairs((a, b) => looksAlike(readBefore(a), readAfter(b)) && !disjoint(a, b));
  return { kept, removed, added };
}

const nameOf = ({ pointer, keywords }: Effective): unknown => componentOf(pointer) ?? keywords.get("title")?.value;

const looksAlike = (a: Effective, b: Effective): boolean =>
  a.types !== undefined &&
  sameJson([...a.types], [...(b.types ?? [])]) &&
  (a.properties.size === 0 ||
    [...a.required.keys()].some((name) => b.required.has(name)) ||
    a.required.size === b.required.size);
