import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/;

/** Returns the signing key: decoded Base64 after `whsec_`, otherwise the UTF-8 bytes of the secret. */
function keyOf(secret: string): Buffer {
  const base64 = secret.slice(PREFIX.length);
  return secret.startsWith(PREFIX) && BASE64.test(base64) ? Buffer.from(base64, "base64") : Buffer.from(secret);
}

/** Signs a delivery for Standard Webhooks: `v1,` and the HMAC of id, time in seconds and body. Independent of the clients, to reveal their faults. */
export const signatureOf = (secret: string, id: string, timestamp: number | string, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
