import { parse } from "yaml";
import type { Located } from "./document.ts";
import { isObject } from "./json.ts";
import { child } from "./pointer.ts";

export type Content = { schema: Located; value: unknown } | { error: string };

/** Parses JSON or YAML in a text with `contentMediaType` and `contentSchema`. */
export function contentOf({ pointer, value: schema }: Located, text: unknown): Content | undefined {
  if (!isObject(schema) || !isObject(schema.contentSchema) || typeof text !== "string") return undefined;
  const mediaType = String(schema.contentMediaType);
  const inner = { pointer: child(pointer, "contentSchema"), value: schema.contentSchema };
  try {
    // YAML is a superset of JSON.
    return /[/+](json|yaml)$/.test(mediaType)
      ? { schema: inner, value: parse(text, { maxAliasCount: 50 }) }
      : undefined;
  } catch (error) {
    return { error: `is not ${mediaType}: ${(error as Error).message}` };
  }
}
