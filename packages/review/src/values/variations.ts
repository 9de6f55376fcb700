import { isObject, sameJson } from "../model/json.ts";
import { pairMembers } from "../model/pairs/pair-members.ts";
import { child } from "../model/pointer.ts";
import type { Effective, Node, Read } from "../model/schemas/effective.ts";
import { alignUnions } from "../model/schemas/unions.ts";
import { alternatives } from "./alternatives.ts";
import { sample } from "./samples.ts";
import { textOfPattern } from "./text-of-pattern.ts";

export interface Sides {
  readFrom: Read;
  readTo: Read;
  same(from: Node, to: Node): boolean;
  varied?: VariedComponents;
}

/**
 * Components that were varied, once instead of per operation. `done`: varied completely at a place where no other
 * keyword can hide the result.
 */
export interface VariedComponents {
  done: Set<string>;
  active: Set<string>;
  unsent: Map<string, number>;
  cuts: number;
  isSent?: (() => boolean) | undefined;
}

const ODD = ["text", 1, true, null, [], {}];
const MOST_CONTAINED = 200;
const DEEP = 10;
/** Maximum number of places at which a component is varied although the sender rejects its sample. */
const MOST_UNSENT = 2;

/** Yields values that differ at a single place, where the sides differ in meaning. */
export function* variations(
  sides: Sides,
  from: Node,
  to: Node | undefined,
  value: unknown,
  depth = 0,
  isPlain = true,
): Iterable<unknown> {
  if (to && sides.same(from, to)) return;
  const { varied } = sides;
  if (depth > DEEP) {
    if (varied) varied.cuts += 1;
    return;
  }
  const key = to && varied && keyOf(sides.readFrom(from), sides.readTo(to));
  if (varied && key && (varied.done.has(key) || varied.active.has(key))) return;
  const cuts = varied?.cuts;
  if (key && varied) {
    varied.active.add(key);
    // Values close to a rejected one show nothing.
    varied.isSent = undefined;
    yield value;
  }
  const isSent = varied?.isSent?.() === true;
  if (key && varied && !isSent) {
    const count = varied.unsent.get(key) ?? 0;
    varied.unsent.set(key, count + 1);
    if (count >= MOST_UNSENT) {
      varied.active.delete(key);
      return;
    }
  }
  yield* differences(sides, from, to, value, depth, isPlain);
  if (key) varied?.active.delete(key);
  if (key && isPlain && isSent && varied?.cuts === cuts) varied?.done.add(key);
}

const keyOf = ({ component: from }: Effective, { component: to }: Effective) => from && to && `${from} ${to}`;

const REVERSE = ["not", "if", "contains", "dependentSchemas", "patternProperties"];

const mayReverse = ({ unions, keywords }: Effective) =>
  unions.some(({ keyword }) => keyword === "oneOf") || REVERSE.some((keyword) => keywords.has(keyword));

function* differences(
  around: Sides,
  from: Node,
  to: Node | undefined,
  value: unknown,
  depth: number,
  isPlainAround: boolean,
): Iterable<unknown> {
  const { readFrom, readTo } = around;
  const [schema, other]: [Effective, Effective | undefined] = to
    ? alignUnions(readFrom(from), readTo(to), readFrom, readTo)
    : [readFrom(from), undefined];
  const both = [schema, ...(other ? [other] : [])];
  const isPlain = isPlainAround && both.every(({ unions }) => unions.length === 0);
  // Results elsewhere do not cover components below keywords that may reverse the direction.
  const sides: Sides = both.some(mayReverse) ? { readFrom, readTo, same: around.same } : around;
  yield* alternatives(sides.readFrom, schema, other, value);
  if (schema.types?.has("object") ?? schema.properties.size > 0) {
    const object = isObject(value) ? value : {};
    for (const [name, node] of schema.properties) {
      if (!other?.properties.has(name) && other?.additional === undefined) continue;
      const inside = name in object ? object[name] : sample(sides.readFrom, node);
      for (const one of variations(sides, node, other?.properties.get(name), inside, depth + 1, isPlain))
        yield { ...object, [name]: one };
    }
    for (const [name] of schema.additional ? (other?.properties ?? []) : [])
      if (!schema.properties.has(name)) for (const odd of ODD) yield { ...object, [name]: odd };
  }
  if (schema.items) {
    const list = Array.isArray(value) ? value : [];
    const inside = list.length > 0 ? list[0] : sample(sides.readFrom, schema.items);
    for (const one of variations(sides, schema.items, other?.items, inside, depth + 1, isPlain)) yield [one];
  }
  if (schema.additional) {
    const inside = sample(sides.readFrom, schema.additional);
    const against = other?.additional || undefined;
    for (const one of variations(sides, schema.additional, against, inside, depth + 1, isPlain))
      yield { ...(isObject(value) ? value : {}), key: one };
  }
  yield* ofWholes(sides, schema, other, value, depth);
  if (schema.unions.length > 0) yield* ofMembers(sides, schema, other, value, depth);
}

/** Yields values of the subschemas in keywords that are compared as a whole. */
function* ofWholes(
  { readFrom, readTo }: Sides,
  schema: Effective,
  other: Effective | undefined,
  value: unknown,
  depth: number,
): Iterable<unknown> {
  const own = isObject(value) ? value : {};
  const list = Array.isArray(value) ? value : [];
  for (const [read, side, opposite] of [
    [readFrom, schema, other],
    [readTo, other, schema],
  ] as const) {
    for (const [keyword, { value: said, pointer }] of side?.keywords ?? []) {
      // The branches depend on the condition.
      const changed = ["then", "else"].includes(keyword) ? [keyword, "if"] : [keyword];
      if (changed.every((one) => sameJson(side?.keywords.get(one)?.value, opposite?.keywords.get(one)?.value)))
        continue;
      const inside = (...tokens: (string | number)[]) => valuesOf(read, [child(pointer, ...tokens)], depth);
      if (["not", "if", "then", "else"].includes(keyword)) yield* inside();
      if (keyword === "then" || keyword === "else") yield* ofConditions(read, side, own);
      if (keyword === "contains") for (const one of inside()) yield* [[one], [one, one], [...list, one]];
      const contained = side?.keywords.get("contains");
      if (contained && ["minContains", "maxContains"].includes(keyword))
        for (const count of [Number(said) - 1, Number(said), Number(said) + 1].filter(
          (one) => one >= 0 && one <= MOST_CONTAINED,
        ))
          yield Array.from({ length: count }, () => sample(read, [contained.pointer]));
      if (keyword === "prefixItems" && Array.isArray(said))
        for (const index of said.keys())
          for (const one of inside(index))
            yield* [said.map((_, at) => (at === index ? one : (list[at] ?? null))), [...list.slice(0, index), one]];
      if (keyword === "patternProperties" && isObject(said))
        for (const pattern of Object.keys(said))
          for (const one of inside(pattern)) yield { ...own, [textOfPattern(pattern) ?? pattern]: one };
      if (keyword === "dependentSchemas" && isObject(said))
        for (const name of Object.keys(said))
          for (const one of inside(name)) if (isObject(one)) yield { [name]: "text", ...own, ...one };
      if (keyword === "dependentRequired" && isObject(said))
        for (const name of Object.keys(said)) yield { ...own, [name]: own[name] ?? "text" };
    }
  }
}

/** Yields objects that fulfil a condition, with and without members of its branches. */
function* ofConditions(read: Read, side: Effective | undefined, own: object): Iterable<object> {
  const pointerOf = (keyword: string) => side?.keywords.get(keyword)?.pointer;
  const condition = pointerOf("if");
  const fulfilled = condition === undefined ? {} : sample(read, [condition], true);
  if (!isObject(fulfilled)) return;
  yield* [fulfilled, { ...own, ...fulfilled }];
  for (const branch of [pointerOf("then"), pointerOf("else")]) {
    if (branch === undefined) continue;
    const { properties, required } = read([branch]);
    for (const name of new Set([...properties.keys(), ...required.keys()])) {
      const { [name]: _, ...without } = { ...own } as Record<string, unknown>;
      yield* [
        { ...without, ...fulfilled },
        { ...without, [name]: "text", ...fulfilled },
      ];
      const node = properties.get(name);
      const small = node && sample(read, node);
      if (node)
        for (const one of alternatives(read, read(node), undefined, small)) yield { ...own, [name]: one, ...fulfilled };
    }
  }
}

function* valuesOf(read: Read, node: Node, depth: number): Iterable<unknown> {
  const small = sample(read, node);
  yield* [small, sample(read, node, true)];
  yield* variations({ readFrom: read, readTo: read, same: () => false }, node, undefined, small, depth + 1);
}

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
  const siblings = isObject(value) && schema.properties.size > 0 ? value : undefined;
  const put = (one: unknown) => (siblings && isObject(one) ? { ...siblings, ...one } : one);
  const others = other?.unions.flatMap(({ members }) => members) ?? [];
  for (const member of removed) {
    const small = sample(readFrom, member);
    yield put(small);
    yield put(sample(readFrom, member, true));
    for (const left of others)
      for (const one of variations(sides, member, left, small, depth + 1, false)) yield put(one);
  }
  for (const [member, against] of kept)
    for (const one of variations(sides, member, against, sample(readFrom, member), depth + 1, false)) yield put(one);
}
