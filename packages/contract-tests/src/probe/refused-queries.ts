import type { ApiDocument, Located, Parameter } from "../document.ts";
import { resolve } from "../document.ts";
import { isObject } from "../json.ts";
import { type Mutation, mutationsOf } from "../mutations.ts";
import { child } from "../pointer.ts";
import { parseHeader } from "../serialize.ts";
import type { Validator } from "../validator.ts";

const MOST_PER_PARAMETER = 8;

/** Values of a query parameter that the server must refuse: outside a bound or an enum, or text where a number belongs. */
export function badQueryValues(document: ApiDocument, validator: Validator, parameter: Parameter): Mutation[] {
  if (!parameter.schema) return [];
  const schema = resolve(document.root, parameter.schema);
  const list = isObject(schema.value) && isObject(schema.value.items);
  const element: Located = list
    ? { pointer: child(schema.pointer, "items"), value: (schema.value as { items: unknown }).items }
    : schema;
  const type = resolve(document.root, element).value;
  const found = mutationsOf(document, element, undefined).filter(({ value }) => {
    if (typeof value !== "string" && typeof value !== "number") return false;
    return (
      String(value).trim() === String(value) && !validator.accepts(element.pointer, parseHeader(type, String(value)))
    );
  });
  const distinct = found.filter(
    ({ value }, index) => found.findIndex((one) => String(one.value) === String(value)) === index,
  );
  // Bounds and enums first: a wrong type is what every framework refuses anyway.
  const ofType = (one: Mutation) => Number(one.pointer.endsWith("/type"));
  return distinct
    .sort((a, b) => ofType(a) - ofType(b))
    .slice(0, MOST_PER_PARAMETER)
    .map((one) => ({ ...one, value: list ? [one.value] : one.value }));
}
