import type { Document } from "./document.ts";
import { emitModels } from "./models.ts";
import { emitRequestTable } from "./request-table.ts";
import { emitSchemaTypes } from "./schema-types.ts";
import { emitWebhookTable } from "./webhook-table.ts";

export { type Assumption, describeAssumptions, listAssumptions } from "./assumptions.ts";
export { type Document, DocumentError } from "./document.ts";
export { emitModels } from "./models.ts";
export { emitRequestTable, type RequestTable, requestTable } from "./request-table.ts";
export { emitSchemaTypes } from "./schema-types.ts";
export { emitWebhookTable, type WebhookTable, webhookTable } from "./webhook-table.ts";

/**
 * Turns a bundled OpenAPI 3.1 document (every `$ref` inside it) into the files of a typed client: file name to text.
 * The same document gives the same bytes. Throws {@link DocumentError} with a JSON pointer where it cannot.
 */
export async function generateClient(document: Document): Promise<Record<string, string>> {
  const banner = `// Generated from ${document.info.title} ${document.info.version}. Do not edit: change the document and generate again.\n\n`;
  const files: Record<string, string | undefined> = {
    "schema.d.ts": await emitSchemaTypes(document),
    "models.gen.ts": emitModels(document),
    "requests.gen.ts": emitRequestTable(document),
    "webhooks.gen.ts": emitWebhookTable(document),
  };
  return Object.fromEntries(Object.entries(files).flatMap(([name, text]) => (text ? [[name, banner + text]] : [])));
}
