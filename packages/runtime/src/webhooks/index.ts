export { createDelivery, type DeliveryResult, type SendOptions, sendEvents } from "./send.ts";
export { verifyDelivery, WebhookError, type WebhookErrorCode, type WebhookTable } from "./verify.ts";
