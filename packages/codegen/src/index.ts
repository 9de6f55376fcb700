import { load } from "./document/load.ts";
import type { Document } from "./document/openapi.ts";
import type { Reading } from "./document/problems.ts";
import { clientFiles, defaultRuntime, serverFiles } from "./files.ts";
import type { AdapterName } from "./server/adapters.ts";
import { emitSchema } from "./types/emit-schema.ts";

export { type Config, type DocumentConfig, defineConfig, type GenerationConfig } from "./config.ts";
export { type Assumption, listAssumptions } from "./document/assumptions.ts";
export { bundleFile, load, loadFile } from "./document/load.ts";
export type { Document } from "./document/openapi.ts";
export { parseText } from "./document/parse-text.ts";
export { DocumentError, type Problem, type Reading, type Report } from "./document/problems.ts";
export type { AdapterName } from "./server/adapters.ts";

export interface GenerateOptions extends Reading {
  /** Package with the entries `/client`, `/webhooks`, `/fetch` and, for the Fastify adapter, `/server`; the runtime by default. */
  runtime?: string;
}

export interface ServerOptions extends GenerateOptions {
  /** What the server stands on: a Fastify plugin (default), or a function from fetch's Request to its Response. */
  adapter?: AdapterName;
  /** Whether `schema.d.ts` is among the files; false spares the time where the client's files hold it. */
  types?: boolean;
}

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
  return clientFiles(load(source, how), runtime);
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
  return serverFiles(load(source, how), { runtime, adapter, types }, how);
}

/**
 * What {@link generateClient} and {@link generateServer} make together, of a document that is loaded once. The server comes first, because it names
 * everything that is wrong.
 */
export async function generate(
  source: Document,
  { runtime = defaultRuntime, adapter = "fastify", ...how }: Omit<ServerOptions, "types"> = {},
): Promise<Record<string, string>> {
  const document = load(source, how);
  const server = await serverFiles(document, { runtime, adapter, types: false }, how);
  return { ...clientFiles(document, runtime), ...server };
}
