import type { Flow } from "./change.ts";
import { isObject, type JsonObject } from "./json.ts";
import { listOperations, type Operation } from "./operations.ts";
import { componentOf, isWithin, valueAt } from "./pointer.ts";

/** Which operations a place of a document concerns, and who sends there. */
export interface Reach {
  /** The operations, by name, that a place reaches; those alone in which the flow is one of the given. */
  of(pointer: string, flows?: readonly Flow[]): string[];
}

/** What concerns every operation. */
const EVERYWHERE = ["#/security", "#/servers", "#/x-rate-limit", "#/components/securitySchemes"];

export function createReach(root: JsonObject): Reach {
  const operations = listOperations(root);
  const uses = new Map<string, { operation: Operation; flow: Flow }[]>();
  for (const operation of operations) {
    for (const [component, flow] of componentsOf(root, operation)) {
      const known = uses.get(component) ?? [];
      known.push({ operation, flow });
      uses.set(component, known);
    }
  }
  return {
    of(pointer, flows) {
      if (EVERYWHERE.some((place) => isWithin(pointer, place)))
        return operations.filter(({ sender }) => sender === "client").map(({ name }) => name);
      const component = componentOf(pointer);
      if (!component) return operations.filter((operation) => isIn(pointer, operation)).map(({ name }) => name);
      const found = (uses.get(component) ?? []).filter(({ flow }) => !flows?.length || flows.includes(flow));
      return [...new Set(found.map(({ operation }) => operation.name))];
    },
  };
}

const isIn = (pointer: string, { pointer: own, item }: Operation) =>
  isWithin(pointer, own) || pointer === item.pointer || isWithin(pointer, `${item.pointer}/parameters`);

/** The components that an operation uses, through others as well. */
function componentsOf(root: JsonObject, { value, item, sender }: Operation): [string, Flow][] {
  const sent: Flow = sender === "client" ? "request" : "response";
  const returned: Flow = sent === "request" ? "response" : "request";
  return [
    ...referencesIn(root, [value.parameters, item.value.parameters, value.requestBody]).map((one): [string, Flow] => [
      one,
      sent,
    ]),
    ...referencesIn(root, [value.responses]).map((one): [string, Flow] => [one, returned]),
  ];
}

/** The components that values refer to, through others as well. */
export function referencesIn(root: JsonObject, values: unknown[]): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.$ref === "string") {
      const component = componentOf(decodeURIComponent(value.$ref));
      if (component && !found.has(component)) {
        found.add(component);
        visit(valueAt(root, component));
      }
    }
    Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return [...found];
}
