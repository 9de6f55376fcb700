export {
  type ReceivedEvent,
  type VerifyOptions,
  WebhookError,
  type WebhookErrorCode,
} from "@assessment-api/runtime/webhooks";
export type { WebhookEvent, WebhookEventType } from "./generated/models.gen.ts";
export { verifyWebhook } from "./generated/webhooks.gen.ts";
