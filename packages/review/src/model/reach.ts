import { isObject, type JsonObject, objectAt } from "./json.ts";
import { listOperations, type Operation } from "./operations.ts";
import { componentOf, isWithin, placeOfTarget, valueAt } from "./pointer.ts";

export type Reach = (pointer: string) => string[];

export function createReach(root: JsonObject): Reach {
  const operations = listOperations(root);
  let uses: Map<string, ReadonlySet<string>> | undefined;
  const usesOf = () =>
    new Map(
      operations.map(({ name, value, item }) => [name, new Set(referencesIn(root, [value, item.value.parameters]))]),
    );
  return (pointer) => {
    const component = componentOf(pointer);
    if (component === undefined) return operations.filter((one) => isIn(pointer, one)).map(({ name }) => name);
    const known = uses ?? usesOf();
    uses = known;
    return operations.filter(({ name }) => known.get(name)?.has(component)).map(({ name }) => name);
  };
}

const isIn = (pointer: string, { pointer: own, item }: Pick<Operation, "pointer" | "item">) =>
  isWithin(pointer, own) || pointer === item.pointer || isWithin(pointer, `${item.pointer}/parameters`);

const direct = new WeakMap<JsonObject, Map<string, readonly string[]>>();

export function referencesIn(root: JsonObject, values: unknown[]): string[] {
  const known = direct.get(root) ?? new Map<string, readonly string[]>();
  direct.set(root, known);
  const found = new Set<string>();
  const follow = (component: string): void => {
    if (found.has(component)) return;
    found.add(component);
    const targets = known.get(component) ?? componentsNamedIn([valueAt(root, component)]);
    known.set(component, targets);
    targets.forEach(follow);
  };
  componentsNamedIn(values).forEach(follow);
  return [...found];
}

function componentsNamedIn(values: unknown[]): string[] {
  const found = new Set<string>();
  const add = (reference: string): void => {
    const component = componentOf(reference);
    if (component) found.add(component);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.$ref === "string") add(decodeURIComponent(value.$ref));
    if (typeof value.propertyName === "string")
      for (const target of Object.values(objectAt(value, "mapping"))) add(placeOfTarget(target));
    Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return [...found];
}
