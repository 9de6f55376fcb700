import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { library } from "./testing/library.ts";
import { emitWebhookTable, webhookTable } from "./webhook-table.ts";

test("reads secret header, media type and the fields of an event", () => {
  expect(webhookTable(library)).toEqual({
    secretHeader: "X-Secret",
    mediaType: "application/vnd.library+json",
    fields: { event: { type: "string", required: true, values: ["LENT", "RETURNED"] }, note: { type: "string" } },
  });
});

test("emits nothing for a document without webhooks", () => {
  const { webhooks: _, ...silent } = library;
  expect(emitWebhookTable(silent, "#runtime")).toBeUndefined();
});

test("says where a webhook is not a list of events", () => {
  const webhooks = {
    odd: { post: { ...library.webhooks?.bookEvents?.post, requestBody: { content: {} } } },
  } as Document["webhooks"];
  expect(() => webhookTable({ ...library, ...(webhooks && { webhooks }) })).toThrow("#/webhooks/odd/post/requestBody");
});
