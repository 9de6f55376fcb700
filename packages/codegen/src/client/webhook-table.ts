import { isName } from "../code/names.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { resolve } from "../document/references.ts";

/**
 * Returns the webhook table and the name of the event schema; supports one webhook with a secret header and an array of
 * events.
 */
export function readWebhook(document: Document) {
  const [item, ...more] = Object.values(document.webhooks ?? {});
  const operation = item?.post;
  if (more.length > 0 || !operation?.requestBody) return undefined;
  const header = operation.parameters
    ?.map((p) => resolve(document, p))
    .find((p) => p.in === "header" && /secret/i.test(p.name));
  const [media] = Object.entries(resolve(document, operation.requestBody).content);
  const list = media?.[1].schema && resolve<Schema>(document, media[1].schema as Schema);
  if (!media || !list?.items || !header) return undefined;
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

function componentName({ $ref = "" }: Schema): string | undefined {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
  return name !== undefined && isName(name) ? name : undefined;
}
