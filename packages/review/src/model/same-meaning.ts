import { createDecisions } from "./decide-pairs.ts";
import type { Effective, Node, Read, Union } from "./effective.ts";
import { type JsonObject, sameJson } from "./json.ts";
import { relatePatterns } from "./patterns.ts";
import { isBare } from "./shape.ts";
import type { Unchanged } from "./unchanged.ts";
import { alignUnions } from "./unions.ts";
import { isAnnotation } from "./whole-keywords.ts";

/** Whether two nodes accept the same values, judged by their keywords; annotations are ignored. */
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
    sameTypes(a, b) &&
    sameMembers(a.values?.value, b.values?.value) &&
    sameJson([...a.required.keys()].toSorted(), [...b.required.keys()].toSorted()) &&
    sameAssertions(a, b) &&
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

/** The types of an `enum` are those of its values. */
const sameTypes = (a: Effective, b: Effective): boolean =>
  (a.values !== undefined && b.values !== undefined) ||
  sameJson([...(a.types ?? [])].toSorted(), [...(b.types ?? [])].toSorted());

const sameMembers = (a: unknown[] | undefined, b: unknown[] | undefined): boolean =>
  a === undefined || b === undefined
    ? a === b
    : a.length === b.length && a.every((value) => b.some((other) => sameJson(value, other)));

function sameAssertions(a: Effective, b: Effective): boolean {
  const [old, now] = [assertions(a), assertions(b)];
  return (
    sameJson(old, now) ||
    (sameJson({ ...old, pattern: "" }, { ...now, pattern: "" }) && samePattern(old.pattern, now.pattern))
  );
}

const samePattern = (a: unknown = "", b: unknown = "") =>
  typeof a === "string" && typeof b === "string" && relatePatterns(a, b) === "same";

const assertions = ({ keywords }: Effective): JsonObject =>
  Object.fromEntries([...keywords].filter(([key]) => !isAnnotation(key)).map(([key, { value }]) => [key, value]));

/** Whether a node accepts every value; so does a missing one. */
export function isFree(node: Node | undefined, read: Read): boolean {
  if (!node) return true;
  const schema = read(node);
  return !schema.types && !schema.values && schema.unions.length === 0 && isBare(schema);
}
