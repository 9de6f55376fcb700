import { emitApi } from "./client/emit-api.ts";
import type { Document } from "./document/openapi.ts";
import type { Reading } from "./document/problems.ts";
import type { ServerParts } from "./server/server-files.ts";
import { emitSchema } from "./types/emit-schema.ts";

export type Files = Record<string, string>;

export const defaultRuntime = "@assessment-api/runtime";

const withBanner = ({ info }: Document, files: Record<string, string | undefined>): Files => {
  const from = `${info.title} ${info.version}`.replaceAll(/\s+/g, " ");
  const banner = `// Generated from ${from}. Do not edit: change the document and generate again.\n\n`;
  return Object.fromEntries(Object.entries(files).flatMap(([name, text]) => (text ? [[name, banner + text]] : [])));
};

export async function clientFiles(document: Document, runtime: string): Promise<Files> {
  const { emitClientFiles } = await import("./client/client-files.ts");
  return withBanner(document, {
    "schema.d.ts": emitSchema(document),
    "api.gen.ts": emitApi(document),
    ...emitClientFiles(document, runtime),
  });
}

/** `types` includes `schema.d.ts`, which is also a client file. */
export async function serverFiles(
  document: Document,
  { runtime, types, ...parts }: ServerParts & { runtime: string; types: boolean },
  how: Reading,
): Promise<Files> {
  const { emitServerFiles } = await import("./server/server-files.ts");
  return withBanner(document, {
    ...(types && { "schema.d.ts": emitSchema(document) }),
    "api.gen.ts": emitApi(document),
    ...emitServerFiles(document, runtime, parts, how),
  });
}
