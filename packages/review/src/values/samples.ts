import { isObject } from "../model/json.ts";
import { child } from "../model/pointer.ts";
import type { Effective, Node, Read } from "../model/schemas/effective.ts";
import { textOfPattern } from "./text-of-pattern.ts";

/** Maximum depth; schemas may be recursive. */
const DEEP = 8;

const TEXT_OF_FORMAT: Record<string, string> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T09:15:00.000Z",
  duration: "PT30M",
  email: "maya.lindqvist@example.com",
  hostname: "assessments.example",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  time: "09:15:00Z",
  uri: "https://assessments.example/",
  "uri-reference": "/candidates",
  uuid: "6f1c2f8e-5b3a-4a7e-9c1d-2e4f6a8b0c1d",
};

const SHORT_TEXT_OF_FORMAT: Record<string, string> = { email: "a@b.co", uri: "a:b", duration: "P1D", ipv6: "::1" };

export function sample(read: Read, node: Node, full = false, depth = 0): unknown {
  const schema = read(node);
  const given = schema.values?.value[0] ?? schema.keywords.get("default")?.value ?? exampleOf(schema);
  if (given !== undefined && !(full && isObject(given))) return given;
  const member = schema.unions[0]?.members[0];
  const inner = member && depth < DEEP ? sample(read, member, full, depth + 1) : undefined;
  if (member && !schema.types && schema.properties.size === 0) return inner;
  const own = ofType(read, schema, [...(schema.types ?? [guessType(schema)])][0] ?? "string", full, depth);
  return isObject(own) && isObject(inner) ? { ...inner, ...own } : own;
}

export function ofType(read: Read, schema: Effective, type: string, full = false, depth = 0): unknown {
  const number = (keyword: string) => Number(schema.keywords.get(keyword)?.value ?? Number.NaN);
  switch (type) {
    case "object": {
      const names = new Set([...schema.required.keys(), ...(full && depth < DEEP ? schema.properties.keys() : [])]);
      return Object.fromEntries(
        [...names].map((name) => {
          const property = schema.properties.get(name);
          return [name, property && depth < DEEP ? sample(read, property, full, depth + 1) : "text"];
        }),
      );
    }
    case "array": {
      const tuple = schema.keywords.get("prefixItems");
      const places = Array.isArray(tuple?.value) ? tuple.value.map((_, index) => child(tuple.pointer, index)) : [];
      const least = number("minItems") || (full && depth < DEEP ? 1 : 0);
      return Array.from({ length: Math.max(least, places.length) }, (_, index) => {
        const place = places[index];
        const node = place === undefined ? schema.items : [place];
        return node && depth < DEEP ? sample(read, node, full, depth + 1) : "text";
      });
    }
    case "integer":
    case "number":
      return [number("minimum"), number("exclusiveMinimum") + 1, number("maximum"), number("multipleOf"), 1].find(
        Number.isFinite,
      );
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return textOf(schema);
  }
}

function textOf({ keywords }: Effective): string {
  const pattern = keywords.get("pattern")?.value;
  const format = String(keywords.get("format")?.value);
  const isShort = Number(keywords.get("maxLength")?.value) < (TEXT_OF_FORMAT[format]?.length ?? 0);
  const text =
    (isShort ? SHORT_TEXT_OF_FORMAT[format] : undefined) ??
    TEXT_OF_FORMAT[format] ??
    (typeof pattern === "string" ? textOfPattern(pattern) : undefined) ??
    "text";
  const least = Number(keywords.get("minLength")?.value ?? 0);
  const most = Number(keywords.get("maxLength")?.value ?? Number.POSITIVE_INFINITY);
  return text.padEnd(least, "x").slice(0, most);
}

const guessType = ({ properties, required, items }: Effective) =>
  properties.size > 0 || required.size > 0 ? "object" : items ? "array" : "string";

function exampleOf({ keywords }: Effective): unknown {
  const examples = keywords.get("examples")?.value;
  return Array.isArray(examples) ? examples[0] : keywords.get("example")?.value;
}
