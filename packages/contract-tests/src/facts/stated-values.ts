import { type ApiDocument, type Located, resolve } from "../document/document.ts";
import { isObject, objectAt } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { child, valueAt } from "../document/pointer.ts";
import type { Fact } from "./facts.ts";

export interface StatedValue {
  /** Pointer such as `#/components/schemas/NewCandidate`; undefined if unknown. */
  component: string | undefined;
  path: string[];
  value: unknown;
  good: boolean;
  fact: Fact;
}

const KINDS = ["schemas", "parameters", "headers"];

export const statedValues = ({ root }: ApiDocument, facts: readonly Fact[]): StatedValue[] =>
  facts.flatMap((fact) =>
    fact.at.flatMap((place) => {
      const [name = "", ...path] = place.split("/");
      const component = KINDS.map((kind) => child("#/components", kind, name)).find((one) => valueAt(root, one));
      const of = (good: boolean) => (value: unknown) => ({ component, path, value, good, fact });
      return [...(fact.refused ?? []).map(of(false)), ...(fact.taken ?? []).map(of(true))];
    }),
  );

/** Returns the schemas at a place; `allOf` may apply several. */
export function schemasAt(document: ApiDocument, { component, path }: StatedValue): Located[] {
  const value = component === undefined ? undefined : valueAt(document.root, component);
  if (component === undefined || !isObject(value)) return [];
  const isSchema = component.startsWith("#/components/schemas/");
  const whole = isSchema ? { pointer: component, value } : { pointer: child(component, "schema"), value: value.schema };
  return path.reduce<Located[]>((schemas, key) => schemas.flatMap((schema) => inside(document, schema, key)), [whole]);
}

function inside(document: ApiDocument, schema: Located, key: string): Located[] {
  return conjuncts(document, schema).flatMap(({ pointer, value }) => {
    if (!isObject(value)) return [];
    const properties = objectAt(value, "properties");
    if (key in properties) return [{ pointer: child(pointer, "properties", key), value: properties[key] }];
    return /^\d+$/.test(key) && isObject(value.items)
      ? [resolve(document.root, { pointer: child(pointer, "items"), value: value.items })]
      : [];
  });
}

export const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
