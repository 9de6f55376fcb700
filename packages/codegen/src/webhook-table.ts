import { type Document, DocumentError, resolve, type Schema } from "./document.ts";
import { isName } from "./names.ts";

/**
 * The webhook table of a bundled document, whose one webhook has an array of events as body, and the name of their schema; undefined when
 * there is none. The runtime has the table's type; the compiler checks what is emitted against that.
 */
function readWebhook(document: Document) {
  const [entry, ...more] = Object.entries(document.webhooks ?? {});
  if (!entry) return undefined;
  if (more.length > 0)
    throw new DocumentError("#/webhooks", "one webhook is supported, whose events tell their kind themselves");
  const pointer = `#/webhooks/${entry[0]}/post`;
  const operation = entry[1].post;
  const header = operation?.parameters
    ?.map((p) => resolve(document, p))
    .find((p) => p.in === "header" && /secret/i.test(p.name));
  if (!operation?.requestBody || !header)
    throw new DocumentError(pointer, "a webhook needs a body and a header parameter with the secret");
  const [media] = Object.entries(resolve(document, operation.requestBody).content);
  const list = media?.[1].schema && resolve<Schema>(document, media[1].schema as Schema);
  if (!media || !list?.items)
    throw new DocumentError(`${pointer}/requestBody`, "a webhook's body must be an array of events");
  const event = resolve<Schema>(document, list.items);
  const fields: Record<string, { type: string; required?: true }> = {};
  for (const [name, property] of Object.entries(event.properties ?? {})) {
    const schema = resolve<Schema>(document, property);
    const type = [schema.type].flat()[0] ?? "object";
    fields[name] = { type };
    if (event.required?.includes(name)) fields[name].required = true;
  }
  return { table: { secretHeader: header.name, mediaType: media[0], fields }, event: componentName(list.items) };
}

/** Name of the component schema that a reference leads to, where it can stand in code. */
function componentName({ $ref = "" }: Schema): string | undefined {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
  return name !== undefined && isName(name) ? name : undefined;
}

export const webhookTable = (document: Document) => readWebhook(document)?.table;

/** `webhooks.gen.ts`: the webhook table as code, and what checks a delivery by it; undefined when the document has no webhooks. */
export function emitWebhooks(document: Document, runtime: string): string | undefined {
  const { table, event } = readWebhook(document) ?? {};
  if (table === undefined) return undefined;
  const type = event === undefined ? "Readonly<Record<string, unknown>>" : `models.${event}`;
  return `import { type ReceivedEvent, type VerifyOptions, verifyDelivery, type WebhookTable } from ${JSON.stringify(`${runtime}/webhooks`)};
${event === undefined ? "" : 'import type * as models from "./models.gen.ts";\n'}
export const webhook = ${JSON.stringify(table, null, 2)} as const satisfies WebhookTable;

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
