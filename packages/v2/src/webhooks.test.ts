import { expect, test } from "vitest";
import document from "./generated/openapi.json" with { type: "json" };
import { createWebhookMessage, MessageError } from "./server.ts";
import { verifyWebhook, WebhookError, type WebhookEvent } from "./webhooks.ts";

const examples = Object.entries(document.components.examples).filter(([name]) => name.startsWith("event"));

const delivery = (body: unknown, secret = "whs_test") =>
  new Request("https://hooks.harbor-analytics.example/assessments", {
    method: "POST",
    headers: { "Vendor-Hook-Secret": secret, "Content-Type": "application/vnd.vendor.v2.hal+json" },
    body: JSON.stringify(body),
  });

test.each(examples)("accepts the document's example %s", async (_, { value }) => {
  expect(await verifyWebhook(delivery(value), "whs_test")).toEqual(value);
});

test("refuses a delivery with another secret", async () => {
  await expect(verifyWebhook(delivery([], "whs_other"), "whs_test")).rejects.toThrow(WebhookError);
});

test("returns an event of a later document", async () => {
  const [event] = document.components.examples.eventSeveralAtOnce.value;
  expect(await verifyWebhook(delivery([{ ...event, event: "PAUSED" }]), "whs_test")).toMatchObject([
    { event: "PAUSED" },
  ]);
});

const headers = { "vendor-hook-secret": "whs_test", "user-agent": "tests" };

test("sends what the receiver's check accepts", async () => {
  const sent = document.components.examples.eventSeveralAtOnce.value as WebhookEvent[];
  const message = createWebhookMessage({ headers, body: sent });
  const received = await verifyWebhook(new Request("https://hooks.example.com", message), "whs_test");
  expect(received).toEqual(sent);
});

test("an event that the document forbids cannot be sent", () => {
  // @ts-expect-error no such event
  const send = () => createWebhookMessage({ headers, body: [{ event: "PAUSED" }] });
  expect(send).toThrow(MessageError);
});
