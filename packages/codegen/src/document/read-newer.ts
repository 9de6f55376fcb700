import type { Document, MediaTypeObject, Ref } from "./openapi.ts";
import { locate } from "./references.ts";
import { walkDocument } from "./walk.ts";

export function followSelf(document: Document): void {
  const { $self } = document;
  if (typeof $self !== "string" || $self === "") return;
  const fix = (holder: { $ref?: string }) => {
    if (holder.$ref?.startsWith(`${$self}#`)) holder.$ref = holder.$ref.slice($self.length);
  };
  walkDocument(document, { schema: fix, reference: fix });
}

/** Inlines references to media types (`components.mediaTypes` of OpenAPI 3.2), in place. */
export function fillMediaTypes(document: Document): void {
  walkDocument(document, {
    holder(holder) {
      const content = (holder.content ?? {}) as Record<string, MediaTypeObject | Ref>;
      for (const [mediaType, media] of Object.entries(content))
        if (typeof media === "object" && media !== null && "$ref" in media && typeof media.$ref === "string")
          content[mediaType] = structuredClone(locate<MediaTypeObject>(document, media, "").value);
    },
  });
  delete document.components?.mediaTypes;
}
