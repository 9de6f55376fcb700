import { type JsonObject, sameJson } from "../json.ts";
import { createDecisions } from "../pairs/decide-pairs.ts";
import type { Unchanged } from "../pairs/unchanged.ts";
import { isOfScalars } from "./constraints.ts";
import type { Effective, Node, Read, Union } from "./effective.ts";
import { areScalarsWithin } from "./scalars.ts";
import { isBare } from "./shape.ts";
import { alignUnions } from "./unions.ts";
import { isAnnotation } from "./whole-keywords.ts";

/** Creates a predicate: whether two nodes accept the same values, ignoring annotations. */
export function createSameMeaning(
  readBefore: Read,
  readAfter: Read,
  unchanged: Unchanged = () => false,
): (before: Node, after: Node) => boolean {
  const decide = createDecisions();

  const same = (before: Node | undefined, after: Node | undefined): boolean => {
    if (!before || !after) return before === after || isFree(before ?? after, before ? readBefore : readAfter);
    if (unchanged(before, after)) return true;
    return decide(`${before.join(" ")}|${after.join(" ")}`, () =>
      sameEffective(...alignUnions(readBefore(before), readAfter(after), readBefore, readAfter)),
    );
  };

  const sameEffective = (a: Effective, b: Effective): boolean =>
    sameScalars(a, b) &&
    sameJson([...a.required.keys()].toSorted(), [...b.required.keys()].toSorted()) &&
    sameJson(assertions(a), assertions(b)) &&
    a.properties.size === b.properties.size &&
    [...a.properties].every(([name, node]) => b.properties.has(name) && same(node, b.properties.get(name))) &&
    same(a.items, b.items) &&
    (a.additional === false || b.additional === false
      ? a.additional === b.additional
      : same(a.additional, b.additional)) &&
    a.unions.length === b.unions.length &&
    a.unions.every((union, index) => sameUnion(union, b.unions[index]));

  const sameUnion = (union: Union, other: Union | undefined): boolean =>
    other?.keyword === union.keyword &&
    other.members.length === union.members.length &&
    union.members.every((member) => other.members.some((one) => same(member, one)));

  return same;
}

function sameScalars(a: Effective, b: Effective): boolean {
  if (sameJson(scalarsOf(a), scalarsOf(b))) return true;
  return areScalarsWithin(a, b) === true && areScalarsWithin(b, a) === true;
}

const scalarsOf = ({ types, values, keywords }: Effective) => [
  types && [...types].toSorted(),
  values?.value,
  [...keywords].flatMap(([keyword, { value }]) =>
    isOfScalars(keyword) ? [`${keyword} ${JSON.stringify(value)}`] : [],
  ),
];

const assertions = ({ keywords }: Effective): JsonObject =>
  Object.fromEntries(
    [...keywords].filter(([key]) => !isAnnotation(key) && !isOfScalars(key)).map(([key, { value }]) => [key, value]),
  );

export function isFree(node: Node | undefined, read: Read): boolean {
  if (!node) return true;
  const schema = read(node);
  return !schema.types && !schema.values && schema.unions.length === 0 && isBare(schema);
}
