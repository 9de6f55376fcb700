import { isObject, type Json } from "../openapi30/schema.ts";

/** Fields with values of the API, which may look like descriptions. */
const VALUES = new Set(["example", "examples", "default", "value"]);
/** Of elements, and of bodies. */
const DESCRIPTIONS = new Set(["description", "x-description"]);

function mapNode(node: unknown, change: (text: string) => string, areProperties = false): unknown {
  if (Array.isArray(node)) return node.map((one) => mapNode(one, change));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      // Property names may be `value` or `description`.
      if (areProperties) return [name, mapNode(value, change)];
      if (VALUES.has(name)) return [name, value];
      if (DESCRIPTIONS.has(name) && typeof value === "string") return [name, change(value)];
      return [name, mapNode(value, change, name === "properties")];
    }),
  );
}

export const mapDescriptions = (document: Json, change: (text: string) => string): Json =>
  mapNode(document, change) as Json;
