import { emitApiFacts } from "./api-facts.ts";
import { emitClient } from "./client.ts";
import type { Document } from "./document.ts";
import { emitErrorClass } from "./error-class.ts";
import { emitLists } from "./lists.ts";
import { load } from "./load.ts";
import { emitModels } from "./models.ts";
import { emitRequestTable } from "./request-table.ts";
import { emitWebhooks } from "./webhook-table.ts";

export { type Assumption, listAssumptions } from "./assumptions.ts";
export { type Document, DocumentError, type Problem } from "./document.ts";
export { load, loadFile, parseText } from "./load.ts";

export interface GenerateOptions {
  /** The package whose entries `/client`, `/webhooks` and `/server` have the types of the generated tables; the runtime by default. */
  runtime?: string;
  /** Whether the document has passed a linter of OpenAPI; true spares the time of another one. */
  linted?: boolean;
}

export interface ServerOptions extends GenerateOptions {
  /** Whether `schema.d.ts` is among the files; false spares the time where the client's files hold it. */
  types?: boolean;
}

const defaultRuntime = "@assessment-api/runtime";

const withBanner = ({ info }: Document, files: Record<string, string | undefined>): Record<string, string> => {
  const from = `${info.title} ${info.version}`.replaceAll(/\s+/g, " ");
  const banner = `// Generated from ${from}. Do not edit: change the document and generate again.\n\n`;
  return Object.fromEntries(Object.entries(files).flatMap(([name, text]) => (text ? [[name, banner + text]] : [])));
};

async function emitTypes(document: Document, linted: boolean): Promise<Record<string, string>> {
  // Imported on demand: it loads the TypeScript compiler, which stubs without types do not need.
  const { emitSchemaTypes } = await import("./schema-types.ts");
  return { "schema.d.ts": await emitSchemaTypes(document, linted) };
}

/**
 * Turns a bundled OpenAPI document (every `$ref` inside it) into the files of a typed client: file name to text.
 * The same document gives the same bytes. Throws {@link DocumentError} with a JSON pointer where it cannot.
 */
export async function generateClient(
  source: Document,
  { runtime = defaultRuntime, linted = false }: GenerateOptions = {},
): Promise<Record<string, string>> {
  const document = load(source);
  return withBanner(document, {
    ...(await emitTypes(document, linted)),
    "api.gen.ts": emitApiFacts(document),
    "client.gen.ts": emitClient(document, runtime),
    "errors.gen.ts": emitErrorClass(document, runtime),
    "lists.gen.ts": emitLists(document, runtime),
    "models.gen.ts": emitModels(document),
    "requests.gen.ts": emitRequestTable(document, runtime),
    "webhooks.gen.ts": emitWebhooks(document, runtime),
  });
}

/**
 * Turns a bundled OpenAPI document into the files of strict server stubs: file name to text. `schema.d.ts` is the one of the
 * client. `validators.gen.js` is build output, which need not be committed.
 * The same document gives the same bytes. Throws {@link DocumentError} with a line and a JSON pointer for each thing it cannot do.
 */
export async function generateServer(
  source: Document,
  { runtime = defaultRuntime, linted = false, types = true }: ServerOptions = {},
): Promise<Record<string, string>> {
  const document = load(source);
  // Imported on demand: it loads Ajv and esbuild, which a client alone does not need.
  const { emitServer } = await import("./server/emit-server.ts");
  return withBanner(document, {
    ...(types && (await emitTypes(document, linted))),
    "api.gen.ts": emitApiFacts(document),
    ...(await emitServer(document, `${runtime}/server`)),
  });
}
