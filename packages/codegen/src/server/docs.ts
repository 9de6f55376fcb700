import type { Docs } from "./model.ts";

/** What a document says of something to people. */
export const docsOf = (node: { summary?: string; description?: string; deprecated?: boolean }): Docs => ({
  ...(node.summary && { summary: node.summary }),
  ...(node.description && { description: node.description }),
  deprecated: node.deprecated === true,
});
