import { concerns } from "./concerns.ts";
import type { Effective, Read } from "./effective.ts";
import { isBare } from "./shape.ts";
import { isAnnotation } from "./whole-keywords.ts";

/**
 * Converts two schemas to a common form if only one has a union: to a list of values or types, such as
 * `oneOf: [{const: a}, {const: b}]` to `enum: [a, b]`, or to a union of one member.
 */
export function alignUnions(
  before: Effective,
  after: Effective,
  readBefore: Read,
  readAfter: Read,
): [Effective, Effective] {
  if (before.unions.length > 0 === after.unions.length > 0) return [before, after];
  const [old, now] = [writtenOut(before, after, readBefore), writtenOut(after, before, readAfter)];
  return [asUnion(old, now), asUnion(now, old)];
}

/** Matches schemas such as `{type: object, properties, oneOf: [{required: […]}, …]}`. */
const hasRuleNextTo = ({ types, properties, unions }: Effective): boolean =>
  unions.length > 0 && (types !== undefined || properties.size > 0);

const isOfWhole = (keyword: string) =>
  isAnnotation(keyword) || ["default", "discriminator", "readOnly", "writeOnly"].includes(keyword);

function asUnion(own: Effective, other: Effective): Effective {
  if (own.unions.length > 0 || other.unions.length === 0 || hasRuleNextTo(other)) return own;
  return {
    ...own,
    types: undefined,
    values: undefined,
    keywords: new Map([...own.keywords].filter(([keyword]) => isOfWhole(keyword))),
    at: new Map(),
    properties: new Map(),
    required: new Map(),
    items: undefined,
    additional: undefined,
    unions: [{ keyword: "anyOf", pointer: own.pointer, members: [own.pointers] }],
  };
}

function writtenOut(own: Effective, other: Effective, read: Read): Effective {
  const [union, ...more] = own.unions;
  if (union?.keyword !== "anyOf" || more.length > 0 || other.unions.length > 0 || own.values) return own;
  const members = union.members.map(read);
  if (other.values) {
    const value = members.flatMap(({ values }) => values?.value ?? []);
    const isList = members.every((member) => member.values && isBare(member) && member.unions.length === 0);
    return isList ? { ...own, unions: [], values: { value, pointer: union.pointer } } : own;
  }
  const isOfTypes = (other.types?.size ?? 0) > 1 && !own.types && isOnlyUnion(own) && areOfTypes(members);
  return isOfTypes ? joined(own, union.pointer, members) : own;
}

const isOnlyUnion = ({ properties, required, items, additional }: Effective) =>
  properties.size === 0 && required.size === 0 && !items && additional === undefined;

function areOfTypes(members: Effective[]): boolean {
  const types = members.flatMap((member) => [...(member.types ?? [])]);
  const keywords = members.flatMap((member) => [...member.keywords.keys()].filter((one) => !isAnnotation(one)));
  return (
    members.every(({ types, values, unions }) => types && !values && unions.length === 0) &&
    new Set(types.map((type) => (type === "integer" ? "number" : type))).size === types.length &&
    new Set(keywords).size === keywords.length &&
    keywords.every((keyword) => keyword === "format" || concerns(keyword).length > 0)
  );
}

function joined(own: Effective, pointer: string, members: Effective[]): Effective {
  const keywords = members.flatMap((member) => [...member.keywords].filter(([keyword]) => !isAnnotation(keyword)));
  return {
    ...own,
    pointers: [...own.pointers, ...members.flatMap(({ pointers }) => pointers)],
    unions: [],
    types: new Set(members.flatMap(({ types }) => [...(types ?? [])])),
    at: new Map([["type", pointer], ...members.flatMap(({ at }) => [...at].filter(([keyword]) => keyword !== "type"))]),
    keywords: new Map([...own.keywords, ...keywords]),
    properties: new Map(members.flatMap(({ properties }) => [...properties])),
    required: new Map(members.flatMap(({ required }) => [...required])),
    items: members.find(({ items }) => items)?.items,
    additional: members.find(({ additional }) => additional !== undefined)?.additional,
  };
}
