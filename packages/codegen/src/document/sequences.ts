import type { Document, MediaTypeObject } from "./openapi.ts";
import { walkDocument } from "./walk.ts";

/** Codec of a sequence, named as in the runtime. */
export type SequenceKind = "events" | "jsonLines" | "jsonSequence";

export function sequenceOf(mediaType: string): SequenceKind | undefined {
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/event-stream") return "events";
  if (/^application\/(x-)?(jsonl|ndjson|jsonlines)$/.test(type)) return "jsonLines";
  return /^application\/([\w.-]+\+)?json-seq$/.test(type) ? "jsonSequence" : undefined;
}

export const sequenceKind = (mediaType: string, { itemSchema }: MediaTypeObject): SequenceKind | undefined =>
  itemSchema === undefined ? undefined : sequenceOf(mediaType);

export function hasSequences(document: Document): boolean {
  let found = false;
  walkDocument(document, {
    holder({ content }) {
      for (const [mediaType, media] of Object.entries((content ?? {}) as Record<string, MediaTypeObject>))
        found ||= sequenceKind(mediaType, media) !== undefined;
    },
  });
  return found;
}
