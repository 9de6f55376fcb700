import { bareMediaType, isJson } from "../media-types.ts";
import type { Document, MediaTypeObject, Schema } from "../openapi.ts";
import { locate } from "../references.ts";
import { alternatives } from "../schemas.ts";
import { walkDocument } from "../walk.ts";

type Holder = { content?: Record<string, MediaTypeObject> };

/** Adds `format: binary` (3.0) to strings with a media type (3.1) in multipart forms and whole bodies. */
export function fixFiles(document: Document): void {
  walkDocument(document, {
    holder(holder) {
      for (const [mediaType, media] of Object.entries((holder as Holder).content ?? {})) {
        const { schema, encoding = {} } = media ?? {};
        if (typeof schema !== "object" || schema === null) continue;
        const type = bareMediaType(mediaType);
        if (type === "application/octet-stream") markFiles(document, schema);
        if (type !== "multipart/form-data") continue;
        for (const { properties = {} } of alternatives(document, schema))
          for (const [name, property] of Object.entries(properties)) {
            const contentType = encoding[name]?.contentType;
            if (typeof property !== "object") continue;
            // Clone, because the same schema may be text elsewhere.
            if (contentType !== undefined && isBytes(contentType))
              properties[name] = structuredClone(locate<Schema>(document, property, "").value);
            markFiles(document, properties[name] as Schema, contentType);
          }
      }
    },
  });
}

function markFiles(document: Document, schema: Schema, contentType?: string): void {
  for (const one of alternatives(document, schema)) {
    if (isFile(one, contentType)) one.format = "binary";
    if (typeof one.items === "object") markFiles(document, one.items, contentType);
  }
}

function isFile(schema: Schema, contentType: string | undefined): boolean {
  const { type, format, contentEncoding, contentSchema, contentMediaType = contentType } = schema;
  const isText =
    [type].flat().every((one) => one === "string" || one === "null") && !schema.enum && !("const" in schema);
  const isPlain = format === undefined && contentEncoding === undefined && contentSchema === undefined;
  return isText && isPlain && contentMediaType !== undefined && isBytes(contentMediaType);
}

const isBytes = (mediaTypes: string) =>
  mediaTypes
    .split(",")
    .map(bareMediaType)
    .every(
      (type) =>
        !isJson(type) && !/^text\/|^\*|[/+](xml|yaml|x-yaml|javascript|graphql|x-www-form-urlencoded)$/.test(type),
    );
