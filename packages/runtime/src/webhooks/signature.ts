export interface Signed {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

const BASE64_SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))$/;

const utf8 = (text: string) => new TextEncoder().encode(text);

/**
 * Returns the signing key: the Base64-decoded part after `whsec_` (Standard Webhooks), or the UTF-8 bytes of other
 * secrets.
 */
export function signingKey(secret: string): Uint8Array<ArrayBuffer> {
  const [, base64] = BASE64_SECRET.exec(secret) ?? [];
  return base64 === undefined ? utf8(secret) : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Signs a delivery (Standard Webhooks, https://www.standardwebhooks.com): `v1,` and the Base64 of HMAC-SHA-256 over
 * `id.timestamp.body`.
 */
export async function sign(secret: string, { id, timestamp, body }: Signed): Promise<string> {
  const head = utf8(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  const key = await crypto.subtle.importKey("raw", signingKey(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  return `v1,${btoa(String.fromCharCode(...digest))}`;
}

/** Compares in constant time, by digests of equal length. */
export async function isAmong(expected: string, given: readonly string[]): Promise<boolean> {
  const digest = async (text: string) => new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(text)));
  const [due, ...digests] = await Promise.all([expected, ...given].map(digest));
  const same = digests.map(
    (one) => one.reduce((difference, byte, index) => difference | (byte ^ (due?.[index] ?? 0)), 0) === 0,
  );
  return same.includes(true);
}
