export type { VerifyOptions } from "./authenticity.ts";
export type { WebhookTable } from "./contract.ts";
export { signingKey } from "./signature.ts";
export { type ReceivedEvent, verifyDelivery } from "./verify.ts";
export { WebhookError, type WebhookErrorCode } from "./webhook-error.ts";
