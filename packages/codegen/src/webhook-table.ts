import { type Document, DocumentError, resolve, type Schema } from "./document.ts";

/** What a receiver checks of each event of a delivery before it trusts the types. */
export interface WebhookTable {
  /** Header that carries the shared secret. */
  secretHeader: string;
  /** Media type of a delivery. */
  mediaType: string;
  /** Fields of an event: JSON type, whether it is always present, and its values where the set is closed. */
  fields: Record<string, { type: string; required?: true; values?: string[] }>;
}

/** Reads the table from the document's one webhook, whose body is an array of events; undefined when there is none. */
export function webhookTable(document: Document): WebhookTable | undefined {
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
  const fields: WebhookTable["fields"] = {};
  for (const [name, property] of Object.entries(event.properties ?? {})) {
    const schema = resolve<Schema>(document, property);
    const type = [schema.type].flat()[0] ?? "object";
    fields[name] = { type };
    if (event.required?.includes(name)) fields[name].required = true;
    if (schema.enum) fields[name].values = schema.enum.map(String);
  }
  return { secretHeader: header.name, mediaType: media[0], fields };
}

/** `webhooks.gen.ts`: the webhook table as code; undefined when the document has no webhooks. */
export function emitWebhookTable(document: Document): string | undefined {
  const table = webhookTable(document);
  return table && `export const webhook = ${JSON.stringify(table, null, 2)} as const;\n`;
}
