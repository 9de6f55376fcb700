export type { WebhookTable } from "./contract.ts";
export { createDelivery, type DeliveryResult, type SendOptions, sendEvents } from "./send.ts";
export { verifyDelivery, WebhookError, type WebhookErrorCode } from "./verify.ts";
