import { createRequire } from "node:module";
import type { ApiDocument } from "../../site/document.ts";

/** The converters are big, and nothing else needs them. */
export const requireTool = createRequire(new URL("../../../../tools/package.json", import.meta.url));

export const CONTENT_TYPE = "Content-Type";
/** The file that somebody chooses as the body, by its media type. */
export { files } from "../../site/samples.ts";

/** The base URL of the sandbox comes first, which both tools take for the one to use. */
export function sandboxFirst({ source }: ApiDocument): object {
  const { servers } = source as { servers: { url: string }[] };
  return {
    ...source,
    servers: servers.toSorted((a, b) => Number(b.url.includes(":4010")) - Number(a.url.includes(":4010"))),
  };
}
