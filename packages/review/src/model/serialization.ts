import { type JsonObject, objectAt } from "./json.ts";
import { child, type Located } from "./pointer.ts";
import { combine, type Node } from "./schemas/effective.ts";
import { mayBe, typesOf } from "./schemas/shape.ts";

export interface Serialization {
  style: unknown;
  /** Undefined for scalars, where it has no effect. */
  explode: unknown;
  allowReserved: unknown;
  allowEmptyValue: unknown;
}

/** Returns the serialization of a parameter with OpenAPI's defaults. */
export function serializationOf({ pointer, value }: Located, root: JsonObject): Serialization {
  const style = value.style ?? (value.in === "query" || value.in === "cookie" ? "form" : "simple");
  const schema = combine(root, [child(pointer, "schema")]);
  // In the style simple, lists are `a,b` either way; only objects differ.
  const mayDiffer = mayBe(schema, "object") || (style !== "simple" && mayBe(schema, "array"));
  const isList = value.schema !== undefined && mayDiffer;
  return {
    style,
    explode: isList ? (value.explode ?? style === "form") : undefined,
    allowReserved: value.allowReserved ?? false,
    allowEmptyValue: value.allowEmptyValue ?? false,
  };
}

export interface PartEncoding {
  /** Alternatives. */
  contentType: string[];
  style: unknown;
  explode: unknown;
  allowReserved: unknown;
  headers: JsonObject;
}

const isUrlencoded = (media: string) => /^application\/x-www-form-urlencoded/i.test(media);

export const hasEncoding = (media: string): boolean => isUrlencoded(media) || /^multipart\//i.test(media);

/** Returns the encoding of a property with OpenAPI's defaults. */
export function encodingOf(
  root: JsonObject,
  media: string,
  holder: JsonObject,
  name: string,
  property: Node,
): PartEncoding {
  const own = objectAt(objectAt(holder, "encoding"), name);
  const { contentType, style, explode, allowReserved } = own;
  const asForm = isUrlencoded(media) || style !== undefined || explode !== undefined || allowReserved !== undefined;
  return {
    contentType: (typeof contentType === "string" ? contentType : defaultType(root, property))
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .toSorted(),
    ...(asForm
      ? {
          style: style ?? "form",
          explode: explode ?? (style ?? "form") === "form",
          allowReserved: allowReserved ?? false,
        }
      : { style: undefined, explode: undefined, allowReserved: undefined }),
    headers: objectAt(own, "headers"),
  };
}

function defaultType(root: JsonObject, property: Node, depth = 0): string {
  const schema = combine(root, property);
  const types = typesOf(schema).filter((type) => type !== "null");
  if (types.length > 1 || schema.keywords.has("contentEncoding")) return "application/octet-stream";
  if (types[0] === "array" && schema.items && depth < 3) return defaultType(root, schema.items, depth + 1);
  return types[0] === "object" || types[0] === "array" ? "application/json" : "text/plain";
}
