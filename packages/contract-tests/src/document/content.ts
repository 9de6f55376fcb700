import { parse } from "yaml";
import type { Located } from "./document.ts";
import { isObject } from "./json.ts";
import { child } from "./pointer.ts";

/** Content of a text with its schema, or why it could not be read. */
export type Content = { schema: Located; value: unknown } | { error: string };

/** Reads a JSON or YAML text whose schema carries `contentMediaType` and `contentSchema`. Undefined for every other value. */
export function contentOf({ pointer, value: schema }: Located, text: unknown): Content | undefined {
  if (!isObject(schema) || !isObject(schema.contentSchema) || typeof text !== "string") return undefined;
  const mediaType = String(schema.contentMediaType);
  const inner = { pointer: child(pointer, "contentSchema"), value: schema.contentSchema };
  try {
    // Every JSON text is a YAML text as well.
    return /[/+](json|yaml)$/.test(mediaType)
      ? { schema: inner, value: parse(text, { maxAliasCount: 50 }) }
      : undefined;
  } catch (error) {
    return { error: `is no ${mediaType}: ${(error as Error).message}` };
  }
}
