import type { Document, MediaTypeObject } from "./openapi.ts";
import { walkDocument } from "./walk.ts";

/** How the items of a sequence are read and written; the names are those of the runtime. */
export type SequenceKind = "events" | "jsonLines" | "jsonSequence";

/** The form of a sequential media type; undefined where its items are not read one by one. */
export function sequenceOf(mediaType: string): SequenceKind | undefined {
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "text/event-stream") return "events";
  if (/^application\/(x-)?(jsonl|ndjson|jsonlines)$/.test(type)) return "jsonLines";
  return /^application\/([\w.-]+\+)?json-seq$/.test(type) ? "jsonSequence" : undefined;
}

/** The form of some content that describes its items. */
export const sequenceKind = (mediaType: string, { itemSchema }: MediaTypeObject): SequenceKind | undefined =>
  itemSchema === undefined ? undefined : sequenceOf(mediaType);

/** Whether any content of a document is a sequence of items. */
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
