import { isObject, type Json } from "../openapi30/schema.ts";

/** Where a document holds values of the API, which look like anything. */
const VALUES = new Set(["example", "examples", "default", "value"]);
/** Description of an element; the second is that of a body, for templates. */
const DESCRIPTIONS = new Set(["description", "x-description"]);

function mapNode(node: unknown, change: (text: string) => string, areProperties = false): unknown {
  if (Array.isArray(node)) return node.map((one) => mapNode(one, change));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      // A property may have any name, such as `value` or `description`.
      if (areProperties) return [name, mapNode(value, change)];
      if (VALUES.has(name)) return [name, value];
      if (DESCRIPTIONS.has(name) && typeof value === "string") return [name, change(value)];
      return [name, mapNode(value, change, name === "properties")];
    }),
  );
}

/** Changes every description of a document of OpenAPI 3.0; values of the API stay as they are. */
export const mapDescriptions = (document: Json, change: (text: string) => string): Json =>
  mapNode(document, change) as Json;
