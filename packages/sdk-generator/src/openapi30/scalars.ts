import { type Resolve, resolverOf } from "./resolve.ts";
import { isObject, type Json } from "./schema.ts";

const SCALARS = ["string", "number", "integer"];

/** Returns the types of the values in a map of scalars, such as `string number null`; empty for other schemas. */
function scalarsOf(schema: unknown, resolve: Resolve): string {
  const values = resolve(schema).additionalProperties;
  const { anyOf = [], nullable } = resolve(values);
  const types = (anyOf as Json[]).map(({ type }) => type as string);
  if (types.length === 0 || !types.every((type) => SCALARS.includes(type))) return "";
  return [...types, ...(nullable || (values as Json).nullable ? ["null"] : [])].join(" ");
}

function markProperties(node: unknown, resolve: Resolve): void {
  if (Array.isArray(node)) for (const each of node) markProperties(each, resolve);
  if (!isObject(node)) return;
  for (const [name, schema] of Object.entries(isObject(node.properties) ? node.properties : {})) {
    const scalars = scalarsOf(schema, resolve);
    if (!scalars) continue;
    const { $ref, ...rest } = schema as Json;
    (node.properties as Json)[name] = { ...rest, ...($ref ? { allOf: [{ $ref }] } : {}), "x-scalars": scalars };
  }
  for (const each of Object.values(node)) markProperties(each, resolve);
}

function markOperation(operation: Json, resolve: Resolve): void {
  const successes = Object.entries(operation.responses as Json).filter(([status]) => status.startsWith("2"));
  const media = successes.flatMap(([, response]) => Object.values((resolve(response).content ?? {}) as Json)) as Json[];
  const scalars = media.map(({ schema }) => scalarsOf(schema, resolve)).find((one) => one !== "");
  if (scalars) operation["x-scalars"] = scalars;
}

/**
 * Marks maps of scalars, such as custom fields, with `x-scalars`: properties, and operations that respond with such a
 * map. One type of the SDK holds all of these values, so templates need the types to report other ones.
 */
export function markScalars(document: Json): Json {
  const marked = structuredClone(document);
  const resolve = resolverOf(marked);
  markProperties((marked.components as Json).schemas, resolve);
  for (const path of Object.values(marked.paths as Json))
    for (const operation of Object.values(path as Json))
      if (isObject(operation) && "operationId" in operation) markOperation(operation, resolve);
  return marked;
}
