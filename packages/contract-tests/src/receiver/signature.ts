import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/;

/** The bytes of the Base64 after `whsec_`; the UTF-8 of a secret of another form. */
function keyOf(secret: string): Buffer {
  const base64 = secret.slice(PREFIX.length);
  return secret.startsWith(PREFIX) && BASE64.test(base64) ? Buffer.from(base64, "base64") : Buffer.from(secret);
}

/**
 * Signature of a delivery as Standard Webhooks writes it: `v1,` and the HMAC of identifier, time in seconds and body. The checks have their
 * own, so that a fault of the one that is checked does not excuse itself.
 */
export const signatureOf = (secret: string, id: string, timestamp: number | string, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
