import { emitClientFiles } from "./client/client-files.ts";
import { emitApi } from "./client/emit-api.ts";
import { load } from "./document/load.ts";
import type { Document } from "./document/openapi.ts";
import type { Reading } from "./document/problems.ts";
import type { AdapterName } from "./server/adapters.ts";
import { emitSchema } from "./types/emit-schema.ts";

export { type Assumption, listAssumptions } from "./document/assumptions.ts";
export { load, loadFile } from "./document/load.ts";
export type { Document } from "./document/openapi.ts";
export { parseText } from "./document/parse-text.ts";
export { DocumentError, type Problem, type Reading, type Report } from "./document/problems.ts";
export type { AdapterName } from "./server/adapters.ts";

export interface GenerateOptions extends Reading {
  /** The package whose entries `/client`, `/webhooks` and `/server` (or `/fetch`) have the types of the generated tables; the runtime by default. */
  runtime?: string;
}

export interface ServerOptions extends GenerateOptions {
  /** What the server stands on: a Fastify plugin (default), or a function from fetch's Request to its Response. */
  adapter?: AdapterName;
  /** Whether `schema.d.ts` is among the files; false spares the time where the client's files hold it. */
  types?: boolean;
}

const defaultRuntime = "@assessment-api/runtime";

const withBanner = ({ info }: Document, files: Record<string, string | undefined>): Record<string, string> => {
  const from = `${info.title} ${info.version}`.replaceAll(/\s+/g, " ");
  const banner = `// Generated from ${from}. Do not edit: change the document and generate again.\n\n`;
  return Object.fromEntries(Object.entries(files).flatMap(([name, text]) => (text ? [[name, banner + text]] : [])));
};

export interface TypesOptions extends Reading {
  /** Whether types mark what only requests or only responses have; without it, they do where the document has such properties. */
  marks?: boolean;
}

/**
 * The types of a bundled OpenAPI document alone, as `schema.d.ts` holds them. Throws {@link DocumentError} with a JSON pointer where it
 * cannot.
 */
export const generateTypes = (source: Document, { marks, ...how }: TypesOptions = {}): string =>
  emitSchema(load(source, how), marks);

/**
 * Turns a bundled OpenAPI document (every `$ref` inside it) into the files of a typed client: file name to text.
 * The same document gives the same bytes. Throws {@link DocumentError} with a JSON pointer where it cannot.
 */
export async function generateClient(
  source: Document,
  { runtime = defaultRuntime, ...how }: GenerateOptions = {},
): Promise<Record<string, string>> {
  const document = load(source, how);
  return withBanner(document, {
    "schema.d.ts": emitSchema(document),
    "api.gen.ts": emitApi(document),
    ...emitClientFiles(document, runtime),
  });
}

/**
 * Turns a bundled OpenAPI document into the files of strict server stubs: file name to text. `schema.d.ts` is the one of the
 * client. `validators.gen.js` is build output, which need not be committed.
 * The same document gives the same bytes. Throws {@link DocumentError} with a line and a JSON pointer for each thing it cannot do.
 */
export async function generateServer(
  source: Document,
  { runtime = defaultRuntime, types = true, adapter = "fastify", ...how }: ServerOptions = {},
): Promise<Record<string, string>> {
  const document = load(source, how);
  // Imported on demand: it loads Ajv and esbuild, which a client alone does not need.
  const { emitServerFiles } = await import("./server/server-files.ts");
  return withBanner(document, {
    ...(types && { "schema.d.ts": emitSchema(document) }),
    "api.gen.ts": emitApi(document),
    ...(await emitServerFiles(document, runtime, adapter, how)),
  });
}
