import type { Document, MediaTypeObject } from "../openapi.ts";
import type { Report } from "../problems.ts";
import { step } from "../references.ts";
import { sequenceOf } from "../sequences.ts";
import { walkDocument } from "../walk.ts";
import { parseData } from "./event-data.ts";

export function fixSequences(document: Document, tell: Report): void {
  walkDocument(document, {
    holder({ content }, pointer) {
      for (const [mediaType, media] of Object.entries((content ?? {}) as Record<string, MediaTypeObject>)) {
        if (typeof media !== "object" || media === null) continue;
        const place = step(pointer, "content", mediaType);
        for (const keyword of ["prefixEncoding", "itemEncoding"])
          if (keyword in media) tell(step(place, keyword), "is not supported; parts follow their schemas");
        for (const [name, field] of Object.entries(media.encoding ?? {}))
          for (const keyword of ["encoding", "prefixEncoding", "itemEncoding"])
            if (keyword in field)
              tell(step(place, "encoding", name, keyword), "is not supported; parts follow their schemas");
        if (media.itemSchema !== undefined) fixItems(document, mediaType, media, place, tell);
      }
    },
  });
}

function fixItems(document: Document, mediaType: string, media: MediaTypeObject, pointer: string, tell: Report): void {
  const kind = sequenceOf(mediaType);
  if (kind === undefined) {
    tell(step(pointer, "itemSchema"), "this media type is not sequential; itemSchema is ignored");
    delete media.itemSchema;
    return;
  }
  if (media.schema !== undefined) {
    tell(step(pointer, "schema"), "itemSchema describes the items; schema is ignored");
    delete media.schema;
  }
  if (kind === "events" && media["x-event-data"] === undefined)
    parseData(document, media, step(pointer, "itemSchema"), tell);
}
