import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/;

function keyOf(secret: string): Buffer {
  const base64 = secret.slice(PREFIX.length);
  return secret.startsWith(PREFIX) && BASE64.test(base64) ? Buffer.from(base64, "base64") : Buffer.from(secret);
}

/** Returns `v1,` and the HMAC of id, time in seconds and payload. Independent of the clients, whose faults it must find. */
export const signatureOf = (secret: string, id: string, timestamp: number | string, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
