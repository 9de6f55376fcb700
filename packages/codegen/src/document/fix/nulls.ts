import { isObject, type Node } from "../json.ts";
import type { Report } from "../problems.ts";
import { step } from "../references.ts";

/** Fields with data, in which null is a value. */
const data = new Set("const default enum example examples value dataValue".split(" "));
/** Fields with user-defined keys. */
const maps = new Set(
  (
    "callbacks components content encoding headers links mapping parameters paths pathItems properties patternProperties requestBodies responses " +
    "schemas securitySchemes variables webhooks $defs dependentSchemas"
  ).split(" "),
);
const schemaMaps = new Set(["properties", "patternProperties", "schemas", "$defs", "dependentSchemas"]);

/** Removes nulls, which YAML has for keys without a value. */
export function fixNulls(document: unknown, tell: Report): void {
  const visit = (node: unknown, pointer: string, field: string): void => {
    if (Array.isArray(node)) {
      for (let index = node.length - 1; index >= 0; index--) {
        const place = step(pointer, index);
        if (node[index] !== null) visit(node[index], place, "");
        else {
          tell(place, "is null; ignored");
          node.splice(index, 1);
        }
      }
      return;
    }
    if (!isObject(node)) return;
    const isMap = maps.has(field);
    for (const [key, value] of Object.entries(node as Node)) {
      if (!isMap && (data.has(key) || key.startsWith("x-"))) continue;
      const place = step(pointer, key);
      if (value !== null) visit(value, place, isMap ? "" : key);
      else if (isMap && schemaMaps.has(field)) {
        tell(place, "has no schema; any value is valid");
        node[key] = {};
      } else {
        tell(place, "is null; ignored");
        delete node[key];
      }
    }
  };
  visit(document, "#", "");
}
