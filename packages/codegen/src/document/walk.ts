import { isObject, type Node } from "./json.ts";
import { type Document, methodSteps, methodsOf, operationOf, type PathItem, type Schema } from "./openapi.ts";
import { step } from "./references.ts";

export interface Visitor {
  schema?(schema: Schema, pointer: string): void;
  /** References outside of schemas. */
  reference?(holder: { $ref: string }, pointer: string): void;
  /** Called for objects with `content`: parameters, headers, bodies and responses. */
  holder?(holder: { content?: unknown }, pointer: string): void;
  item?(item: PathItem, pointer: string): void;
  parameters?(holder: Pick<PathItem, "parameters">, pointer: string): void;
}

export const schemaKeywords = {
  one: [
    "additionalProperties",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
  ],
  list: ["allOf", "anyOf", "oneOf", "prefixItems"],
  map: ["$defs", "dependentSchemas", "patternProperties", "properties"],
} as const;

const holding = new Set<string>(Object.values(schemaKeywords).flat());

export function innerSchemas(schema: Schema, pointer: string): [Schema, string][] {
  const node = schema as Node;
  const found: [Schema, string][] = [];
  // Fast path: most schemas have no subschemas.
  if (!Object.keys(node).some((key) => holding.has(key))) return found;
  for (const key of schemaKeywords.one) if (isObject(node[key])) found.push([node[key] as Schema, step(pointer, key)]);
  for (const key of schemaKeywords.list) {
    const list = Array.isArray(node[key]) ? (node[key] as unknown[]) : [];
    for (const [index, inner] of list.entries())
      if (isObject(inner)) found.push([inner as Schema, step(pointer, key, index)]);
  }
  for (const key of schemaKeywords.map) {
    for (const [name, inner] of isObject(node[key]) ? Object.entries(node[key]) : [])
      if (isObject(inner)) found.push([inner as Schema, step(pointer, key, name)]);
  }
  return found;
}

export function walkSchema(schema: Schema, pointer: string, visitor: Visitor): void {
  visitor.schema?.(schema, pointer);
  for (const [inner, place] of innerSchemas(schema, pointer)) walkSchema(inner, place, visitor);
}

/** Walks a document by the structure of OpenAPI. Skips data: examples, defaults and extensions. */
export function walkDocument(document: Document, visitor: Visitor): void {
  type Visit = (node: Node, pointer: string) => void;
  const each = (map: unknown, pointer: string, visit: Visit) => {
    if (!isObject(map)) return;
    for (const [name, value] of Object.entries(map)) if (isObject(value)) one(value, step(pointer, name), visit);
  };
  // A document is walked a dozen times, so skip parts without a callback.
  const references = (map: unknown, pointer: string) => {
    if (visitor.reference !== undefined) each(map, pointer, () => {});
  };
  const schema = (value: unknown, pointer: string, key: string) => {
    if (visitor.schema !== undefined && isObject(value)) walkSchema(value, step(pointer, key), visitor);
  };
  const one = (node: unknown, pointer: string, visit: Visit) => {
    if (!isObject(node)) return;
    if (typeof node.$ref === "string") visitor.reference?.(node as { $ref: string }, pointer);
    visit(node, pointer);
  };
  const content: Visit = (node, pointer) => {
    visitor.holder?.(node, pointer);
    schema(node.schema, pointer, "schema");
    schema(node.itemSchema, pointer, "itemSchema");
    references(node.examples, `${pointer}/examples`);
    each(node.content, `${pointer}/content`, content);
    each(node.headers, `${pointer}/headers`, content);
    references(node.links, `${pointer}/links`);
    each(node.encoding, `${pointer}/encoding`, content);
  };
  const list = (value: unknown, pointer: string, visit: Visit) => {
    for (const [index, item] of Array.isArray(value) ? value.entries() : []) one(item, step(pointer, index), visit);
  };
  const operation: Visit = (node, pointer) => {
    visitor.parameters?.(node, `${pointer}/parameters`);
    list(node.parameters, `${pointer}/parameters`, content);
    one(node.requestBody, `${pointer}/requestBody`, content);
    each(node.responses, `${pointer}/responses`, content);
    each(node.callbacks, `${pointer}/callbacks`, callback);
  };
  const pathItem: Visit = (node, pointer) => {
    visitor.item?.(node, pointer);
    visitor.parameters?.(node, `${pointer}/parameters`);
    list(node.parameters, `${pointer}/parameters`, content);
    for (const method of methodsOf(node))
      one(operationOf(node, method), step(pointer, ...methodSteps(method)), operation);
  };
  const callback: Visit = (node, pointer) => {
    if (typeof node.$ref !== "string") each(node, pointer, pathItem);
  };
  each(document.paths, "#/paths", pathItem);
  each(document.webhooks, "#/webhooks", pathItem);
  const components = (document.components ?? {}) as Node;
  for (const [name, value] of Object.entries(document.components?.schemas ?? {}))
    schema(value, "#/components/schemas", name);
  for (const kind of ["parameters", "headers", "requestBodies", "responses", "mediaTypes"])
    each(components[kind], `#/components/${kind}`, content);
  for (const kind of ["examples", "links", "securitySchemes"]) references(components[kind], `#/components/${kind}`);
  each(components.pathItems, "#/components/pathItems", pathItem);
  each(components.callbacks, "#/components/callbacks", callback);
}
