import { sameJson } from "../json.ts";
import type { Effective, Node, Read } from "./effective.ts";
import { typesOf } from "./shape.ts";

/** Maximum depth; schemas may be recursive. */
const DEEP = 6;

/** Creates a predicate: whether two schemas provably have no common value. */
export function createDisjoint(readA: Read, readB: Read): (a: Node, b: Node) => boolean {
  const disjoint = (a: Node, b: Node, depth = 0): boolean => {
    if (depth > DEEP) return false;
    const [one, other] = [readA(a), readB(b)];
    if (one.unions.some(({ members }) => members.every((member) => disjoint(member, b, depth + 1)))) return true;
    if (other.unions.some(({ members }) => members.every((member) => disjoint(a, member, depth + 1)))) return true;
    const [types, others] = [wireTypes(one), wireTypes(other)];
    if (!types.some((type) => others.includes(type))) return true;
    if (one.values && other.values) return !one.values.value.some((value) => isIn(value, other));
    if (types.concat(others).every((type) => type === "number")) return areApart(one, other) || areApart(other, one);
    if (!types.concat(others).every((type) => type === "object")) return false;
    if (lacksRequired(one, other) || lacksRequired(other, one)) return true;
    return [...one.properties].some(([name, node]) => {
      const another = other.properties.get(name);
      return another && one.required.has(name) && other.required.has(name) && disjoint(node, another, depth + 1);
    });
  };
  return disjoint;
}

function areApart({ keywords: low }: Effective, { keywords: high }: Effective): boolean {
  const bound = (keywords: Effective["keywords"], keyword: string) =>
    Number(keywords.get(keyword)?.value ?? Number.NaN);
  const [most, least] = [bound(low, "maximum"), bound(high, "minimum")];
  const [below, above] = [bound(low, "exclusiveMaximum"), bound(high, "exclusiveMinimum")];
  return most < least || most <= above || below <= least || below <= above;
}

const lacksRequired = ({ additional, properties }: Effective, { required }: Effective) =>
  additional === false && [...required.keys()].some((name) => !properties.has(name));

const wireTypes = (schema: Effective) => typesOf(schema).map((type) => (type === "integer" ? "number" : type));

const isIn = (value: unknown, { values }: Effective) => values?.value.some((one) => sameJson(one, value));
