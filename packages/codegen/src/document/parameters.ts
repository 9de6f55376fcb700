import { excludesComma } from "./commas.ts";
import type { Document, MediaTypeObject, Operation, Parameter, PathItem, Ref, Schema } from "./openapi.ts";
import { locate, referencePath, step } from "./references.ts";
import { alternatives, propertiesOf, typesOf } from "./schemas.ts";

export type ParameterStyle = "form" | "simple" | "label" | "matrix" | "spaceDelimited" | "pipeDelimited" | "deepObject";

export const parameterPlace = (parameter: Parameter) =>
  `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;

export interface FoundParameter {
  parameter: Parameter;
  place: string;
  /** Name under components/parameters if used by reference. */
  component: string | undefined;
}

/**
 * Returns the parameters of an operation without Accept, Content-Type and Authorization (OpenAPI 3.1, Parameter
 * Object).
 */
export function parametersOf(
  document: Document,
  item: PathItem,
  operation: Operation,
  itemPointer: string,
  pointer: string,
): FoundParameter[] {
  const found = new Map<string, FoundParameter>();
  const add = (list: (Parameter | Ref)[] | undefined, listPointer: string) => {
    for (const [index, reference] of (list ?? []).entries()) {
      const { value: parameter, pointer: place } = locate<Parameter>(document, reference, step(listPointer, index));
      if (parameter.in === "header" && /^(accept|content-type|authorization)$/i.test(parameter.name)) continue;
      const component =
        "$ref" in reference && reference.$ref.startsWith("#/components/parameters/")
          ? referencePath(place)?.[2]
          : undefined;
      found.set(parameterPlace(parameter), { parameter, place, component });
    }
  };
  add(item.parameters, step(itemPointer, "parameters"));
  add(operation.parameters, step(pointer, "parameters"));
  return [...found.values()];
}

/** Returns style and explode with OpenAPI's defaults. */
export function styleOf({ in: where, style, explode }: Pick<Parameter, "in" | "style" | "explode">) {
  const name = (style ?? (where === "query" || where === "cookie" ? "form" : "simple")) as ParameterStyle;
  return { style: name, explode: name === "deepObject" || (explode ?? name === "form") };
}

type Encoding = NonNullable<MediaTypeObject["encoding"]>[string];

export const isStyled = ({ style, explode, contentType = "" }: Encoding = {}) =>
  style !== undefined || explode !== undefined || /urlencoded/.test(contentType);

/**
 * Returns whether a form field is JSON: an object, or an array of objects or arrays. Returns "some" if it may also be
 * text.
 */
export function fieldJson(
  document: Document,
  schema: Schema,
  encoding: Encoding | undefined,
): true | "some" | undefined {
  if (isStyled(encoding)) return undefined;
  const all = [...alternatives(document, schema)];
  const own = [...typesOf(document, schema)].filter((type) => type !== "array");
  const items = all.flatMap(({ items }) => (items === undefined ? [] : [...typesOf(document, items)]));
  const isComplex = own.includes("object") || items.some((type) => type === "object" || type === "array");
  if (!isComplex) return undefined;
  return [...own, ...items].every((type) => /^(object|array|null)$/.test(type)) ? true : "some";
}

export function hasItemsWithoutComma(document: Document, schema: Schema, style: ParameterStyle, explode: boolean) {
  if (explode || !["form", "simple"].includes(style) || shapeOf(document, schema, style).shape !== "array")
    return false;
  const described = [...alternatives(document, schema)].filter(({ items }) => items !== undefined);
  return described.length > 0 && described.every(({ items }) => excludesComma(document, items));
}

/** Returns the shape of a value before coercion. `open` marks objects that allow unknown properties. */
export function shapeOf(document: Document, schema: Schema, style?: string) {
  const types = typesOf(document, schema);
  const isObject = types.has("object") && (style === "deepObject" || !types.has("array"));
  if (!isObject) return { shape: types.has("array") ? ("array" as const) : ("primitive" as const) };
  const properties = [...propertiesOf(document, schema).keys()];
  const all = [...alternatives(document, schema)];
  const open =
    all.some(({ additionalProperties: more }) => typeof more === "object" || more === true) ||
    (properties.length === 0 && !all.some(({ additionalProperties: more }) => more === false));
  return { shape: "object" as const, properties, open };
}
