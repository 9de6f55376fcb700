export { verifyDelivery, WebhookError, type WebhookErrorCode, type WebhookTable } from "./verify.ts";
