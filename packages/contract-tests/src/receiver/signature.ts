import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/;

/** The signing key: the decoded Base64 after `whsec_`, otherwise the UTF-8 bytes of the secret. */
function keyOf(secret: string): Buffer {
  const base64 = secret.slice(PREFIX.length);
  return secret.startsWith(PREFIX) && BASE64.test(base64) ? Buffer.from(base64, "base64") : Buffer.from(secret);
}

/**
 * Signature of a delivery in the format of Standard Webhooks: `v1,` and the HMAC of identifier, time in seconds and body. Implemented
 * independently of the clients, so that a fault in theirs is noticed.
 */
export const signatureOf = (secret: string, id: string, timestamp: number | string, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
