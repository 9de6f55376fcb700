import { verifyDelivery } from "@assessment-api/runtime/webhooks";
import type { WebhookEvent } from "./generated/models.gen.ts";
import { webhook } from "./generated/webhooks.gen.ts";

export { WebhookError, type WebhookErrorCode } from "@assessment-api/runtime/webhooks";
export type { WebhookEvent, WebhookEventType } from "./generated/models.gen.ts";

/**
 * Checks a delivery of V2 (header `Vendor-Hook-Secret`, compared in constant time) and returns its events.
 * @throws {WebhookError} with a code, a message and the status to respond with
 */
export function verifyWebhook(request: Request, secret: string | readonly string[]): Promise<WebhookEvent[]> {
  return verifyDelivery<WebhookEvent>(request, secret, webhook);
}
