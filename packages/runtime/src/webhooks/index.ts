export type { WebhookTable } from "./contract.ts";
export { type ReceivedEvent, verifyDelivery, WebhookError, type WebhookErrorCode } from "./verify.ts";
