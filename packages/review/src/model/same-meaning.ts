import { type Effective, isAnnotation, type Node } from "./effective.ts";
import { sameJson } from "./json.ts";

export type Read = (node: Node) => Effective;

/** Whether two nodes accept the same values for all that their keywords show; annotations do not count. */
export function createSameMeaning(readBefore: Read, readAfter: Read): (before: Node, after: Node) => boolean {
  /** Pairs known to be the same, to differ, or (true while under way) assumed to be the same: schemas may contain themselves. */
  const known = new Map<string, boolean>();

  const same = (before: Node | undefined, after: Node | undefined): boolean => {
    if (!before || !after) return before === after || isFree(before ?? after, before ? readBefore : readAfter);
    const key = `${before.join(" ")}|${after.join(" ")}`;
    const decided = known.get(key);
    if (decided !== undefined) return decided;
    known.set(key, true);
    const result = sameEffective(readBefore(before), readAfter(after));
    known.set(key, result);
    return result;
  };

  const sameEffective = (a: Effective, b: Effective): boolean =>
    sameJson([...(a.types ?? [])].toSorted(), [...(b.types ?? [])].toSorted()) &&
    sameMembers(a.values?.value, b.values?.value) &&
    sameJson([...a.required.keys()].toSorted(), [...b.required.keys()].toSorted()) &&
    sameJson(assertions(a), assertions(b)) &&
    a.properties.size === b.properties.size &&
    [...a.properties].every(([name, node]) => b.properties.has(name) && same(node, b.properties.get(name))) &&
    same(a.items, b.items) &&
    (a.additional === false || b.additional === false
      ? a.additional === b.additional
      : same(a.additional, b.additional)) &&
    a.unions.length === b.unions.length &&
    a.unions.every((union, index) => {
      const other = b.unions[index];
      return (
        other?.keyword === union.keyword &&
        other.members.length === union.members.length &&
        union.members.every((member) => other.members.some((one) => same(member, one)))
      );
    });

  return same;
}

const sameMembers = (a: unknown[] | undefined, b: unknown[] | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.length === b.length && a.every((value) => b.some((other) => sameJson(value, other)));

const assertions = ({ keywords }: Effective) =>
  Object.fromEntries([...keywords].filter(([key]) => !isAnnotation(key)).map(([key, { value }]) => [key, value]));

/** A schema that is not there and one that accepts everything are the same. */
export function isFree(node: Node | undefined, read: Read): boolean {
  if (!node) return true;
  const { types, values, keywords, properties, required, items, additional, unions } = read(node);
  return (
    !types &&
    !values &&
    properties.size === 0 &&
    required.size === 0 &&
    !items &&
    additional === undefined &&
    unions.length === 0 &&
    [...keywords.keys()].every(isAnnotation)
  );
}
