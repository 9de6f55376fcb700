import { isObject, type JsonObject, objectAt } from "./json.ts";
import { listOperations, type Operation } from "./operations.ts";
import { componentOf, isWithin, placeOfTarget, valueAt } from "./pointer.ts";

/** The names of the operations that a place of a document is in, or that use the component that it is in. */
export type Reach = (pointer: string) => string[];

export function createReach(root: JsonObject): Reach {
  const operations = listOperations(root);
  const uses = new Map(
    operations.map(({ name, value, item }) => [name, referencesIn(root, [value, item.value.parameters])]),
  );
  return (pointer) => {
    const component = componentOf(pointer);
    const reached = ({ name, ...operation }: Operation) =>
      component === undefined ? isIn(pointer, operation) : uses.get(name)?.includes(component);
    return operations.filter(reached).map(({ name }) => name);
  };
}

const isIn = (pointer: string, { pointer: own, item }: Pick<Operation, "pointer" | "item">) =>
  isWithin(pointer, own) || pointer === item.pointer || isWithin(pointer, `${item.pointer}/parameters`);

/** The components that values refer to, through others as well. */
export function referencesIn(root: JsonObject, values: unknown[]): string[] {
  const found = new Set<string>();
  const follow = (reference: string): void => {
    const component = componentOf(reference);
    if (!component || found.has(component)) return;
    found.add(component);
    visit(valueAt(root, component));
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.$ref === "string") follow(decodeURIComponent(value.$ref));
    if (typeof value.propertyName === "string")
      for (const target of Object.values(objectAt(value, "mapping"))) follow(placeOfTarget(target));
    Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return [...found];
}
