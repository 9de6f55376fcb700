import type { Document, MediaTypeObject } from "./openapi.ts";
import { isBinary, typesOf } from "./schemas.ts";
import { type SequenceKind, sequenceKind } from "./sequences.ts";

export type MediaKind = "json" | "yaml" | "text" | "binary" | "form" | "multipart" | SequenceKind;

export const bareMediaType = (type: string) => type.split(";")[0]?.trim().toLowerCase() ?? "";

export const isJson = (type: string) => /^(application|text)\/json$|\+json$/.test(bareMediaType(type));

/** Returns the codec of a body. XML is text: the handler parses it. */
export function mediaKind(document: Document, mediaType: string, media: MediaTypeObject): MediaKind {
  const { schema } = media;
  const type = bareMediaType(mediaType);
  const sequence = sequenceKind(mediaType, media);
  if (sequence !== undefined) return sequence;
  if (isJson(type)) return "json";
  if (type === "application/x-www-form-urlencoded") return "form";
  if (type === "multipart/form-data") return "multipart";
  if (isBinary(document, schema)) return "binary";
  const types = schema ? typesOf(document, schema) : new Set<string>();
  const isText = types.size > 0 && [...types].every((one) => one === "string" || one === "null");
  if (/^(application|text)\/(x-)?yaml$|^text\/vnd\.yaml$|\+yaml$/.test(type))
    return isText && !schema?.contentSchema ? "text" : "yaml";
  if (type === "text/event-stream") return "binary";
  if (/^text\/|^application\/(xml|javascript|graphql)$|\+xml$/.test(type)) return "text";
  if (type.endsWith("*") && types.size > 0 && !isText) return "json";
  return isText && !type.endsWith("*") ? "text" : "binary";
}
