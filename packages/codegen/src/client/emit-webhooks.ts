import type { Document } from "../document/openapi.ts";
import { readWebhook } from "./webhook-table.ts";

export function emitWebhooks(document: Document, runtime: string): string | undefined {
  const { table, event } = readWebhook(document) ?? {};
  if (table === undefined) return undefined;
  const type = event === undefined ? "Readonly<Record<string, unknown>>" : `models.${event}`;
  return `import { type ReceivedEvent, type VerifyOptions, verifyDelivery } from ${JSON.stringify(`${runtime}/webhooks`)};
${event === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
export const webhook = ${JSON.stringify(table, null, 2)} as const;

/**
 * Authenticates a delivery and returns its events; events of later documents are accepted. Checks the signature
 * (Standard Webhooks) if there is one, otherwise the header \`${table.secretHeader}\`, in constant time.
 * @throws {WebhookError} with code, message and response status
 */
export function verifyWebhook(request: Request, secret: string | readonly string[], options?: VerifyOptions): Promise<ReceivedEvent<${type}>[]> {
  return verifyDelivery<${type}>(request, secret, webhook, options);
}
`;
}
