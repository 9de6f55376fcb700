import type { Effective, Node, Read } from "../model/effective.ts";
import { isObject } from "../model/json.ts";
import { pairMembers } from "../model/pair-members.ts";
import { alignUnions } from "../model/unions.ts";
import { alternatives } from "./alternatives.ts";
import { sample } from "./samples.ts";

/** Schemas of a place: `from` of the sending document, `to` of the receiving one. */
export interface Sides {
  readFrom: Read;
  readTo: Read;
  /** Whether two nodes mean the same, `from` first. */
  same(from: Node, to: Node): boolean;
}

const ODD = ["text", 1, true, null, [], {}];
/** Schemas may contain themselves; deeper than this nothing is varied. */
const DEEP = 10;

/** Values that differ from a given one in a single place, at places where the two sides do not mean the same. */
export function* variations(
  sides: Sides,
  from: Node,
  to: Node | undefined,
  value: unknown,
  depth = 0,
): Iterable<unknown> {
  if (depth > DEEP || (to && sides.same(from, to))) return;
  const { readFrom, readTo } = sides;
  const [schema, other]: [Effective, Effective | undefined] = to
    ? alignUnions(readFrom(from), readTo(to), readFrom, readTo)
    : [readFrom(from), undefined];
  yield* alternatives(sides.readFrom, schema, other, value);
  if (schema.types?.has("object") ?? schema.properties.size > 0) {
    const object = isObject(value) ? value : {};
    for (const [name, node] of schema.properties) {
      if (!other?.properties.has(name) && other?.additional === undefined) continue;
      const inside = name in object ? object[name] : sample(sides.readFrom, node);
      for (const one of variations(sides, node, other?.properties.get(name), inside, depth + 1))
        yield { ...object, [name]: one };
    }
    // Undeclared members of an open object are not varied unless a schema describes them.
    for (const [name] of schema.additional ? (other?.properties ?? []) : [])
      if (!schema.properties.has(name)) for (const odd of ODD) yield { ...object, [name]: odd };
  }
  if (schema.items) {
    const list = Array.isArray(value) ? value : [];
    const inside = list.length > 0 ? list[0] : sample(sides.readFrom, schema.items);
    for (const one of variations(sides, schema.items, other?.items, inside, depth + 1)) yield [one];
  }
  if (schema.additional) {
    const inside = sample(sides.readFrom, schema.additional);
    const against = other?.additional || undefined;
    for (const one of variations(sides, schema.additional, against, inside, depth + 1))
      yield { ...(isObject(value) ? value : {}), key: one };
  }
  if (schema.unions.length > 0) yield* ofMembers(sides, schema, other, value, depth);
}

/** Values of union members, merged with values of the keywords beside the union. */
function* ofMembers(
  sides: Sides,
  schema: Effective,
  other: Effective | undefined,
  value: unknown,
  depth: number,
): Iterable<unknown> {
  const { readFrom, readTo, same } = sides;
  const { kept, removed } = other
    ? pairMembers(schema, other, { readBefore: readFrom, readAfter: readTo, sameMeaning: same })
    : { kept: [], removed: schema.unions.flatMap(({ members }) => members) };
  const beside = isObject(value) && schema.properties.size > 0 ? value : undefined;
  const put = (one: unknown) => (beside && isObject(one) ? { ...beside, ...one } : one);
  const others = other?.unions.flatMap(({ members }) => members) ?? [];
  for (const member of removed) {
    const small = sample(readFrom, member);
    yield put(small);
    yield put(sample(readFrom, member, true));
    // Values near those that the remaining members accept.
    for (const left of others) for (const one of variations(sides, member, left, small, depth + 1)) yield put(one);
  }
  for (const [member, against] of kept)
    for (const one of variations(sides, member, against, sample(readFrom, member), depth + 1)) yield put(one);
}
