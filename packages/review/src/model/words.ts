import { isObject, type JsonObject, sameJson } from "./json.ts";

const TEXTS = ["title", "summary", "description"];
const EXAMPLES = ["example", "examples"];

/** Keywords whose members are user-defined names, such as a property `description`. */
export const OF_NAMES = new Set([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "paths", "webhooks", "callbacks"],
  ...["schemas", "responses", "parameters", "requestBodies", "headers", "securitySchemes", "links", "pathItems"],
  ...["content", "encoding", "variables"],
]);
const DATA = new Set(["const", "enum", "default", "mapping", "scopes", "required", "dependentRequired"]);

export function withoutWords<T>(value: T): T {
  return strip(value, false) as T;
}

export const differsInWordsAlone = (before: JsonObject, after: JsonObject): boolean =>
  sameJson(withoutWords(before), withoutWords(after));

function strip(value: unknown, hasNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => strip(one, false));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key, member]) => hasNames || !isWords(key, member));
  return Object.fromEntries(
    kept.map(([key, member]) =>
      !hasNames && DATA.has(key) ? [key, member] : [key, strip(member, !hasNames && OF_NAMES.has(key))],
    ),
  );
}

const isWords = (key: string, value: unknown) =>
  (TEXTS.includes(key) && typeof value === "string") || EXAMPLES.includes(key);
