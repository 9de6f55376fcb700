import { isObject, type Json } from "../../openapi30/schema.ts";
import { mapDescriptions } from "../descriptions.ts";
import { toJavadoc } from "./javadoc.ts";

/** Where a document holds values of the API, which look like anything; a property may have such a name, too. */
const VALUES = new Set(["example", "examples", "default", "value"]);
const SCALARS = new Set(["string", "number", "integer", "boolean"]);

const isScalar = (schema: unknown): boolean => isObject(schema) && SCALARS.has(schema.type as string);

/** A property with one value only has no need of a type of its own; templates find the value in `x-constant`. */
function rewriteProperty(schema: unknown): unknown {
  if (!isObject(schema) || !Array.isArray(schema.enum) || schema.enum.length !== 1) return rewriteNode(schema);
  const { enum: values, ...rest } = schema;
  return rewriteNode({ ...rest, "x-constant": values[0] });
}

const rewriteProperties = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, rewriteProperty(schema)]));

function rewriteNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewriteNode);
  if (!isObject(node)) return node;
  // Java has no type for "text or number" but Object; openapi-generator would write a class that wraps it.
  const { anyOf, ...rest } = node;
  // That takes any value, so that templates find in `x-nullable-value` whether null is one.
  const anyValue = rest.nullable === true ? { ...rest, "x-nullable-value": true } : rest;
  const own = Array.isArray(anyOf) && anyOf.every(isScalar) ? anyValue : node;
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      if (name === "properties") return [name, rewriteProperties(value as Json)];
      if (VALUES.has(name)) return [name, value];
      return [name, rewriteNode(value)];
    }),
  );
}

/**
 * Rewrites a document of OpenAPI 3.0 for generators of Java: its descriptions become Javadoc, unions of scalars any value, and single values
 * constants.
 */
export const rewriteForJava = (document: Json): Json => mapDescriptions(rewriteNode(document) as Json, toJavadoc);
