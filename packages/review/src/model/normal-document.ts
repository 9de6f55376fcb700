import { isObject, type JsonObject } from "./json.ts";
import { child } from "./pointer.ts";

const ANCHORS = ["$anchor", "$dynamicAnchor"];
const REFERENCES = ["$ref", "$dynamicRef"];
const DATA = new Set(["example", "examples", "const", "enum", "default"]);

/**
 * Replaces references to anchors by pointers. Without `$id`, a dynamic reference resolves to the only anchor with its
 * name (JSON Schema 2020-12, Core 8.2.3.2).
 */
export function withoutAnchors(root: JsonObject): JsonObject {
  if (!/"\$(dynamicA|a)nchor":/.test(JSON.stringify(root))) return root;
  const places = anchorsOf(root);
  const placeOf = (reference: unknown) =>
    typeof reference === "string" && /^#[^/]/.test(reference) ? places.get(reference.slice(1)) : undefined;
  const isNamed = (key: string, value: unknown) =>
    ANCHORS.includes(key) && typeof places.get(String(value)) === "string";
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
      if (isNamed(key, member)) return [];
      const place =
        REFERENCES.includes(key) && !(key === "$dynamicRef" && "$ref" in value) ? placeOf(member) : undefined;
      if (place) return [["$ref", place]];
      return [[key, DATA.has(key) ? member : visit(member)]];
    });
    return Object.fromEntries(members);
  };
  return visit(root) as JsonObject;
}

function anchorsOf(root: JsonObject): Map<string, string | undefined> {
  const places = new Map<string, string | undefined>();
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, child(pointer, index));
    if (!isObject(value)) return;
    for (const key of ANCHORS) {
      const name = value[key];
      if (typeof name === "string") places.set(name, places.has(name) ? undefined : pointer);
    }
    for (const [key, member] of Object.entries(value)) if (!DATA.has(key)) visit(member, child(pointer, key));
  };
  visit(root, "#");
  return places;
}
