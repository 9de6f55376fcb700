export type { WebhookTable } from "./contract.ts";
export { verifyDelivery, WebhookError, type WebhookErrorCode } from "./verify.ts";
