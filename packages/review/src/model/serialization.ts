import { type JsonObject, objectAt } from "./json.ts";
import { child, type Located } from "./pointer.ts";
import { combine, type Node } from "./schemas/effective.ts";
import { mayBe, typesOf } from "./schemas/shape.ts";

export interface Serialization {
  /** Style; for a scalar, only set in paths, where styles differ. */
  style: unknown;
  explode: unknown;
  allowReserved: unknown;
  allowEmptyValue: unknown;
}

/** Returns the serializations of a parameter, with OpenAPI's defaults. */
export function serializationsOf(
  before: Located,
  after: Located,
  documents: { before: JsonObject; after: JsonObject },
): [Serialization, Serialization] {
  const schemas = [
    combine(documents.before, [child(before.pointer, "schema")]),
    combine(documents.after, [child(after.pointer, "schema")]),
  ];
  const mayBeBoth = (type: string) => schemas.every((schema) => mayBe(schema, type));
  const isDescribed = before.value.schema !== undefined && after.value.schema !== undefined;
  const read = ({ value }: Located): Serialization => {
    const style = value.style ?? (value.in === "query" || value.in === "cookie" ? "form" : "simple");
    // With the style `simple`, `explode` only affects objects.
    const isExploded = mayBeBoth("object") || (style !== "simple" && mayBeBoth("array"));
    const isStyled = !isDescribed || mayBeBoth("object") || mayBeBoth("array") || value.in === "path";
    return {
      style: isStyled ? style : undefined,
      explode: isDescribed && isExploded ? (value.explode ?? style === "form") : undefined,
      allowReserved: value.allowReserved ?? false,
      allowEmptyValue: value.allowEmptyValue ?? false,
    };
  };
  return [read(before), read(after)];
}

export interface PartEncoding {
  contentType: string[];
  style: unknown;
  explode: unknown;
  allowReserved: unknown;
  headers: JsonObject;
}

const isUrlencoded = (media: string) => /^application\/x-www-form-urlencoded/i.test(media);

export const hasEncoding = (media: string): boolean => isUrlencoded(media) || /^multipart\//i.test(media);

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
