import type { Docs } from "./model.ts";

/** What a document says of something to people. */
export const docsOf = (node: {
  summary?: string;
  description?: string;
  deprecated?: boolean;
  "x-assumption"?: { id: string; reason: string };
}): Docs => ({
  ...(node.summary && { summary: node.summary }),
  ...(node.description && { description: node.description }),
  ...(node["x-assumption"] && { assumption: node["x-assumption"] }),
  deprecated: node.deprecated === true,
});
