import type { Document } from "../document/openapi.ts";
import { readWebhook } from "./webhook-table.ts";

/** `webhooks.gen.ts`: the webhook table as code, and what checks a delivery by it; undefined when the document has no webhooks. */
export function emitWebhooks(document: Document, runtime: string): string | undefined {
  const { table, event } = readWebhook(document) ?? {};
  if (table === undefined) return undefined;
  const type = event === undefined ? "Readonly<Record<string, unknown>>" : `models.${event}`;
  return `import { type ReceivedEvent, type VerifyOptions, verifyDelivery } from ${JSON.stringify(`${runtime}/webhooks`)};
${event === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
export const webhook = ${JSON.stringify(table, null, 2)} as const;

/**
 * Checks a delivery and returns its events, those of a later document included. Who sent it is known by its signature (Standard Webhooks),
 * where it has one, and by the header \`${table.secretHeader}\` otherwise; both are compared in constant time.
 * @throws {WebhookError} with a code, a message and the status to respond with
 */
export function verifyWebhook(request: Request, secret: string | readonly string[], options?: VerifyOptions): Promise<ReceivedEvent<${type}>[]> {
  return verifyDelivery<${type}>(request, secret, webhook, options);
}
`;
}
