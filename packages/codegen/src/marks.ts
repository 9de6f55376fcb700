import type { Document } from "./document.ts";
import { walkDocument } from "./walk.ts";

/** Whether any schema is `readOnly` or `writeOnly`. */
export function hasMarks(document: Document): boolean {
  let found = false;
  walkDocument(document, {
    schema: ({ readOnly, writeOnly }) => {
      found ||= readOnly === true || writeOnly === true;
    },
  });
  return found;
}
