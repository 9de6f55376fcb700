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
  /** Package with the entries `/client`, `/webhooks`, `/fetch` and `/server`; default: our runtime. */
  runtime?: string;
}

export interface ServerOptions extends GenerateOptions {
  /** Server adapter: a Fastify plugin (default) or a fetch handler. */
  adapter?: AdapterName;
  types?: boolean;
  /** Whether to generate `msw.gen.ts` and `stateful.gen.ts` too. */
  msw?: boolean;
}

export interface TypesOptions extends Reading {
  /** Whether types mark `readOnly` and `writeOnly` properties; by default only if the document has any. */
  marks?: boolean;
}

/** Generates the content of `schema.d.ts` for a bundled document. Throws {@link DocumentError} with a JSON pointer. */
export const generateTypes = (source: Document, { marks, ...how }: TypesOptions = {}): string =>
  emitSchema(load(source, how), marks);

/**
 * Generates the files of a typed client: file name to text. Deterministic. Throws {@link DocumentError} with a JSON
 * pointer.
 */
export async function generateClient(
  source: Document,
  { runtime = defaultRuntime, ...how }: GenerateOptions = {},
): Promise<Record<string, string>> {
  return clientFiles(load(source, how), runtime);
}

/**
 * Generates the files of strict server stubs. `validators.gen.js` is build output and need not be committed.
 * Deterministic. Throws one {@link DocumentError} with all problems.
 */
export async function generateServer(
  source: Document,
  { runtime = defaultRuntime, types = true, adapter = "fastify", msw = false, ...how }: ServerOptions = {},
): Promise<Record<string, string>> {
  return serverFiles(load(source, how), { runtime, adapter, types, msw }, how);
}

/** Generates client and server. Starts with the server, which reports all problems. */
export async function generate(
  source: Document,
  { runtime = defaultRuntime, adapter = "fastify", msw = false, ...how }: Omit<ServerOptions, "types"> = {},
): Promise<Record<string, string>> {
  const document = load(source, how);
  const server = await serverFiles(document, { runtime, adapter, types: false, msw }, how);
  return { ...(await clientFiles(document, runtime)), ...server };
}
