import type { Docs } from "./stub-model.ts";

export const docsOf = (node: { summary?: string; description?: string; deprecated?: boolean }): Docs => ({
  ...(node.summary && { summary: node.summary }),
  ...(node.description && { description: node.description }),
  deprecated: node.deprecated === true,
});
