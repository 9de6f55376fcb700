import { createHmac } from "node:crypto";

/** Signature of a delivery as Standard Webhooks writes it: `v1,` and the HMAC of identifier, time in seconds and body. */
export const signatureOf = (secret: string, id: string, timestamp: number | string, body: string): string =>
  `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
