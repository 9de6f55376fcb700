import type { ApiDocument, Located, Operation, Parameter } from "../document.ts";
import { resolve } from "../document.ts";
import { isObject } from "../json.ts";
import { innerPlaces, type Mutation, mutationsOf } from "../mutations.ts";
import { child } from "../pointer.ts";
import { parseHeader } from "../serialize.ts";
import type { Validator } from "../validator.ts";

const MOST_PER_PARAMETER = 4;
const MOST_PER_BODY = 4;

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

/** Bodies that the server must refuse, each made from a good one by breaking one rule. */
export function badBodies(
  document: ApiDocument,
  validator: Validator,
  operation: Operation,
  mediaType: string,
  good: unknown,
): Mutation[] {
  const schema = operation.requestBody?.media.find((media) => media.mediaType === mediaType)?.schema;
  if (!schema || !isObject(good)) return [];
  const own = mutationsOf(document, schema, good).filter(({ value }) => isObject(value));
  const inner = innerPlaces(document, schema, good)
    .filter(({ present }) => present !== undefined)
    .flatMap(({ schema: property, present, put }) =>
      mutationsOf(document, property, present)
        .filter(({ value }) => value !== null)
        .slice(-1)
        .map((mutation) => ({ ...mutation, value: put(mutation.value) })),
    );
  const empty: Mutation = { pointer: schema.pointer, what: "an empty object", value: {} };
  return [...own, ...inner, empty]
    .filter(({ value }) => !validator.accepts(schema.pointer, value))
    .slice(0, MOST_PER_BODY);
}
