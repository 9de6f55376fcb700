import { isObject, type Json } from "../../openapi30/schema.ts";
import { mapDescriptions } from "../descriptions.ts";
import { toJavadoc } from "./javadoc.ts";

const VALUES = new Set(["example", "examples", "default", "value"]);
const SCALARS = new Set(["string", "number", "integer", "boolean"]);

const isScalar = (schema: unknown): boolean => isObject(schema) && SCALARS.has(schema.type as string);

/** Converts a property with a single value to a constant, for templates in `x-constant`. */
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
  // Java's type for "text or number" is Object; openapi-generator would generate a wrapper class.
  const { anyOf, ...rest } = node;
  // Object hides whether null is valid, so templates find it in `x-nullable-value`.
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
 * Rewrites an OpenAPI 3.0 document for Java: descriptions become Javadoc, unions of scalars any value, and single
 * values constants.
 */
export const rewriteForJava = (document: Json): Json => mapDescriptions(rewriteNode(document) as Json, toJavadoc);
