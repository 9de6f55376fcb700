import type { Effective, Read } from "./effective.ts";
import { sameJson } from "./json.ts";
import { isBare } from "./shape.ts";
import { isAnnotation } from "./whole-keywords.ts";

/**
 * Writes two schemas in one form where only one of them has a union: `oneOf: [{const: a}, {const: b}]` as a list of values where the
 * other one has such a list, and else the other one as a union of one. A union that narrows what stands beside it stays as it is.
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

/** `{type: object, properties, oneOf: [{required: […]}, …]}`: the union narrows what stands beside it. */
export const isRuleBeside = ({ types, properties, unions }: Effective): boolean =>
  unions.length > 0 && (types !== undefined || properties.size > 0);

/** Keywords that say something of a union as a whole. */
const isOfWhole = (keyword: string) =>
  isAnnotation(keyword) || ["default", "discriminator", "readOnly", "writeOnly"].includes(keyword);

function asUnion(own: Effective, other: Effective): Effective {
  if (own.unions.length > 0 || other.unions.length === 0 || isRuleBeside(other)) return own;
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
  if (other.values && members.every((member) => member.values && isPlain(member))) {
    const value = members.flatMap(({ values }) => values?.value ?? []);
    return { ...own, unions: [], values: { value, pointer: union.pointer } };
  }
  const types = new Set(members.flatMap((member) => [...(member.types ?? [])]));
  const onlyTypes = !own.types && members.every((member) => member.types && !member.values && isPlain(member));
  const same = sameJson([...types].toSorted(), [...(other.types ?? [])].toSorted());
  return onlyTypes && same ? { ...own, unions: [], types } : own;
}

const isPlain = (schema: Effective) => isBare(schema) && schema.unions.length === 0;
